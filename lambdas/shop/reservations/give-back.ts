import type { Reservation } from '#domain/rewards/reservation';
import { releaseHold } from '#domain/wallet/hold';
import { record } from '#domain/wallet/wallet';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';

export interface GiveBackDependencies extends Omit<SettleOnceDependencies, 'loadOrOpen'> {
  readonly wallets: WalletStore;
  readonly products: ProductStore;
  readonly now: () => Date;
}

/**
 * Ends a hold and returns its pieces and coins in one transaction. A concurrent call that ends the same hold finds nothing left to do.
 * Pieces of a deleted product are left out.
 *
 * @param end  the write that ends the hold, built for the reservation that was read
 * @returns whether this call ended the hold
 * @throws Outage when every attempt ended in a conflict
 */
export async function giveBack(
  dependencies: GiveBackDependencies,
  { id: reservation, player, lines }: Reservation,
  end: AtomicWrite,
): Promise<boolean> {
  const { wallets, products, now } = dependencies;
  let own: LedgerTransaction | undefined;

  const settled = await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'give-back', key: reservation, input: {} },
      read: () => products.find(lines.map(({ product }) => product)),
      decide({ wallet }, id, found) {
        const released = releaseHold(wallet.holds, reservation);
        if (isRefusal(released)) return released;
        const at = now();
        const { postings, holds, hold } = released;
        const detail = { kind: 'release', hold: reservation, purpose: hold.purpose } as const;
        const recorded = record(wallet, { id, at, postings, holds, detail });
        own = recorded.transaction;
        const returned = lines.filter(({ product }) => found.has(product));
        return {
          ...recorded,
          alongside: [
            end,
            ...returned.map(({ product, quantity }) => products.giveBack(product, quantity, at)),
          ],
        };
      },
    },
  );
  if (!isRefusal(settled)) return settled === own;
  if (settled.code === 'wallet/hold-not-open') return false;
  throw new Outage('A reservation stayed contended while its stock was returned');
}
