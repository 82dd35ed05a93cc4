import { type Amount, amount, type Coin, negate } from '#domain/money/coin';
import type { Account } from '#domain/wallet/account';
import type { Balances } from '#domain/wallet/balances';
import type { Posting } from '#domain/wallet/posting';
import { type CoinPair, isCredited, type Purchase, step } from './purchase';

/** How the ledger remembers coins that went back with the money. */
export interface RefundDetail {
  readonly kind: 'refund';
  readonly purchase: string;
  /** What went back this time, in US cents. */
  readonly cents: number;
  /** What the player did not have any more, and owes. */
  readonly owed: { readonly gold: number; readonly sweeps: number };
}

/** What a refund does. */
export interface Refund {
  readonly purchase: Purchase;
  readonly postings: readonly Posting[];
  readonly cents: number;
  readonly owed: CoinPair;
}

/**
 * Takes back the coins of a purchase whose money went back. A part of the price takes the same part of the coins, rounded down, and
 * all of it takes all of them, however many parts it came in. What the player has spent is not there to be taken: it is
 * a debt to the house, and their balances stay at zero or above. Coins that are held are not touched.
 *
 * @param refund.cents  what has gone back of the price in all; news of less than is known already is old news
 * @returns null where that is known, and for a purchase whose coins have not come
 */
export function refundPurchase(
  purchase: Purchase,
  balances: Balances,
  { cents: asked, at, reason }: { cents: number; at: Date; reason?: 'dispute-lost' },
): Refund | null {
  const cents = Math.min(asked, purchase.priceCents);
  const before = purchase.refunded;
  if (!isCredited(purchase) || cents <= before.cents) return null;
  const partOf = (whole: Amount) =>
    amount(Number((BigInt(whole) * BigInt(cents)) / BigInt(purchase.priceCents)));
  const after = { gold: partOf(purchase.gold), sweeps: partOf(purchase.sweeps) };
  const gold = amount(after.gold - before.gold);
  const sweeps = amount(after.sweeps - before.sweeps);
  const fromGold = least(gold, balances.gold);
  const fromUnplayed = least(sweeps, balances.sweepsUnplayed);
  const fromRedeemable = least(amount(sweeps - fromUnplayed), balances.sweepsRedeemable);
  const owed = {
    gold: amount(gold - fromGold),
    sweeps: amount(sweeps - fromUnplayed - fromRedeemable),
  };
  return {
    purchase: {
      ...step(purchase, {
        state: 'refunded',
        at,
        reason: reason ?? (cents === purchase.priceCents ? 'in-full' : 'in-part'),
      }),
      refunded: { ...after, cents },
    },
    postings: [
      ...line('player:gold', 'gold', negate(fromGold)),
      ...line('house:receivables', 'gold', negate(owed.gold)),
      ...line('house:purchases', 'gold', gold),
      ...line('player:sweeps-unplayed', 'sweeps', negate(fromUnplayed)),
      ...line('player:sweeps-redeemable', 'sweeps', negate(fromRedeemable)),
      ...line('house:receivables', 'sweeps', negate(owed.sweeps)),
      ...line('house:purchases', 'sweeps', sweeps),
    ],
    cents: cents - before.cents,
    owed,
  };
}

function line(account: Account, coin: Coin, change: Amount): Posting[] {
  return change === 0 ? [] : [{ account, coin, amount: change }];
}

function least(left: Amount, right: Amount): Amount {
  return left < right ? left : right;
}
