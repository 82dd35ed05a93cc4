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

/** Current state that decides a step of a purchase. */
export interface PurchaseBasis {
  readonly open: OpenWallet;
  /** Id of the ledger transaction. */
  readonly id: string;
  readonly purchase: Purchase;
  readonly first: FirstPurchase;
}

/** An idempotent step of a purchase. */
export interface PurchaseOperation {
  /** Verb and noun: `credit-purchase`. */
  readonly name: string;
  /** Distinguishes operations of the same name and purchase. @default one operation per name and purchase */
  readonly part?: string;
  /** @returns null when there is nothing left to do */
  readonly decide: (basis: PurchaseBasis) => Decision | null;
}

/**
 * Takes a step of a purchase: its row, the wallet and the ledger row are one transaction, under an optimistic lock on wallet and purchase,
 * with the purchase as the idempotency key. An interrupted function has written all of it or nothing, and a repeat completes what is left.
 *
 * @throws Outage when every attempt ended in a conflict; the report must be delivered again
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
