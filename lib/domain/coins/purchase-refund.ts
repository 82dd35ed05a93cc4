import { type Amount, amount, type Coin, negate } from '#domain/money/coin';
import type { Account } from '#domain/wallet/account';
import type { Balances } from '#domain/wallet/balances';
import type { Posting } from '#domain/wallet/posting';
import { type CoinPair, isCredited, type Purchase, step } from './purchase';

/** Ledger detail of coins taken back by a refund. */
export interface RefundDetail {
  readonly kind: 'refund';
  readonly purchase: string;
  /** Refunded by this transaction, in US cents; negative when it gives back the coins of a refund that the provider refused. */
  readonly cents: number;
  /** The shortfall, which the player owes. */
  readonly owed: { readonly gold: number; readonly sweeps: number };
  /** Present when a lost dispute took the coins, which freezes Sweeps play even without a debt; rows of earlier releases lack it. */
  readonly reason?: 'dispute-lost';
  /** The admin who refunded it; absent when the payment provider reported the refund. */
  readonly actor?: string;
}

/** Result of `refundPurchase`. */
export interface Refund {
  readonly purchase: Purchase;
  readonly postings: readonly Posting[];
  readonly cents: number;
  readonly owed: CoinPair;
}

/**
 * Takes back the coins of a refunded purchase. A partial refund takes the same share of the coins, rounded down; a full refund takes all of
 * them, in any number of parts. Coins already spent become a receivable, so balances stay at zero or above. Held coins are not touched.
 *
 * @param refund.cents       total refunded so far; a total at or below the recorded one is an outdated event
 * @param refund.reportedAt  when the provider reported the total; absent when no report is the source
 * @returns null when the refund is already recorded or given up, or the coins were not credited
 */
export function refundPurchase(
  purchase: Purchase,
  balances: Balances,
  {
    cents: total,
    at,
    reportedAt,
    reason,
  }: { cents: number; at: Date; reportedAt?: Date; reason?: 'dispute-lost' },
): Refund | null {
  const cents = Math.min(total, purchase.priceCents);
  const before = purchase.refunded;
  if (!isCredited(purchase) || cents <= before.cents) return null;
  if (reportedAt && isGivenUpSince(purchase, reportedAt)) return null;
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

/** Whether a refund was given up at or after a time: an earlier total includes its money, which never arrived. */
function isGivenUpSince({ timeline }: Purchase, instant: Date): boolean {
  return timeline.some(({ reason, at }) => reason === 'refund-refused' && at >= instant);
}

function line(account: Account, coin: Coin, change: Amount): Posting[] {
  return change === 0 ? [] : [{ account, coin, amount: change }];
}

function least(left: Amount, right: Amount): Amount {
  return left < right ? left : right;
}
