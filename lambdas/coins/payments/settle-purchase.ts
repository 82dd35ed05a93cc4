import type { FirstPurchase } from '#domain/coins/first-purchase';
import type { Purchase } from '#domain/coins/purchase';
import type { Pause } from '#lambdas/runtime/conflict';
import type { Log } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { type Decision, settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerStore } from '#lambdas/wallet/stores/ledger-store';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { PurchaseName, PurchaseStore } from '../stores/purchase-store';

export interface PurchaseDependencies {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  readonly purchases: PurchaseStore;
  readonly pause: Pause;
  readonly now: () => Date;
  readonly log: Log;
}

/** What decides a step of a purchase, all of it as it is now. */
export interface PurchaseBasis {
  readonly open: OpenWallet;
  /** Of the transaction. */
  readonly id: string;
  readonly purchase: Purchase;
  readonly first: FirstPurchase;
}

/** A step of a purchase that is taken once. */
export interface PurchaseOperation {
  /** A verb and a noun: `credit-purchase`. */
  readonly name: string;
  /** What tells it apart from other operations of the name and the purchase. @default nothing: the purchase has one */
  readonly part?: string;
  /** @returns null where there is nothing left to do */
  readonly decide: (basis: PurchaseBasis) => Decision | null;
}

/**
 * Takes a step of a purchase: its row, the wallet and the ledger's line are one transaction, under the condition that neither wallet nor
 * purchase has moved since they were read, and the line's key is the purchase. So whoever tells of a payment, and however often,
 * a function that is stopped at any point has written all of it or nothing, and whoever comes again finds what is left to do.
 *
 * @throws Outage when others kept getting in between: whoever told of it tells again
 */
export async function settlePurchase(
  dependencies: PurchaseDependencies,
  { player, id: name }: PurchaseName,
  { name: operation, part, decide }: PurchaseOperation,
): Promise<void> {
  const { wallets, purchases } = dependencies;
  const settled = await settleOnce<readonly [Purchase | undefined, FirstPurchase], NothingToDo>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: operation, key: part === undefined ? name : `${name} ${part}`, input: {} },
      read: () => Promise.all([purchases.find(player, name), purchases.first(player)]),
      decide(open, id, [purchase, first]) {
        if (!purchase) throw new Error('A purchase that was begun is gone');
        return decide({ open, id, purchase, first }) ?? nothingToDo;
      },
    },
  );
  if (isRefusal(settled)) throw new Outage(`A purchase could not be settled: ${settled.code}`);
}

const nothingToDo = { isDone: true } as const;
type NothingToDo = typeof nothingToDo;
