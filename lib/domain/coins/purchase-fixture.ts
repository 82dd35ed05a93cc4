import { amount } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import { coinPackages } from './packages';
import { beginPurchase, creditPurchase, type Purchase } from './purchase';

export const begunAt = new Date('2026-11-21T12:00:00Z');
export const later = (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000);

/** Begins a purchase, by default of $4.99. */
export function begun(packageId = 'coins-499', withSweeps = true): Purchase {
  const offered = coinPackages.find(({ id }) => id === packageId);
  if (!offered) throw new Error(`No package is called ${packageId}`);
  return beginPurchase(offered, {
    player: 'player-1',
    id: '2026-11-21-120000000-3f9a1c',
    at: begunAt,
    withSweeps,
  });
}

/** The purchase, paid after one minute. */
export function credited(purchase = begun()): Purchase {
  const paid = { payment: 'pi_1', paidAt: later(1), at: later(2), isOfferUsed: false };
  return creditPurchase(purchase, paid)!.purchase;
}

/** Balances of Gold Coins, and of unplayed and redeemable Sweeps Coins. */
export function holding(gold: number, sweepsUnplayed: number, sweepsRedeemable = 0) {
  return {
    ...noCoins,
    gold: amount(gold),
    sweepsUnplayed: amount(sweepsUnplayed),
    sweepsRedeemable: amount(sweepsRedeemable),
  };
}
