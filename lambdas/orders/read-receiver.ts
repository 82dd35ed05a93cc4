import type { Receiver } from '#domain/rewards/delivery-check';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { OrderStore } from './stores/order-store';

export interface ReadReceiverDependencies {
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly checks: Pick<IdentityCheckStore, 'load'>;
  readonly orders: Pick<OrderStore, 'worthOf'>;
}

/** Reads the current state of the player who is to receive a prize. @returns undefined for a player without a wallet */
export async function readReceiver(
  { wallets, checks, orders }: ReadReceiverDependencies,
  player: string,
): Promise<Receiver | undefined> {
  const [open, identity, worth] = await Promise.all([
    wallets.load(player),
    checks.load(player),
    orders.worthOf(player),
  ]);
  return open && { play: open.play, identity, worth };
}
