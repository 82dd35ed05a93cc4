import { type Amount, amount, negate } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import { type Posting, transfer } from '#domain/wallet/posting';
import type { Order } from './order';
import { isUnseen } from './order-code';
import type { UndoneStatus } from './order-reason';

/** Ledger detail of an undone order; the order records the reason. */
export interface OrderUndoneDetail {
  readonly kind: 'order-undone';
  readonly order: string;
  readonly ending: UndoneStatus;
}

/** Gold Coins credited by the order have been played; a balance never becomes negative, so the order cannot be undone. */
export interface GoldSpent {
  readonly code: 'orders/gold-spent';
  /** Number of missing Gold Coins. */
  readonly shortBy: Amount;
}

const house = 'house:redemptions';

/**
 * Refunds the price of an order and takes back the Gold Coins it credited. For a closed account, `house:closures` receives the price and
 * no Gold Coins are taken, because the balances are closed.
 *
 * @param order.total  in hundredths of a Sweeps Coin
 * @returns the postings, or the reason why the order cannot be undone
 */
export function undoPostings(
  balances: Balances,
  { total, goldCredited }: Pick<Order, 'total' | 'goldCredited'>,
  { isClosed }: { isClosed: boolean },
): Posting[] | GoldSpent {
  if (isClosed)
    return [
      { account: 'house:closures', coin: 'sweeps', amount: total },
      { account: house, coin: 'sweeps', amount: negate(total) },
    ];
  const shortBy = amount(goldCredited - balances.gold);
  if (shortBy > 0) return { code: 'orders/gold-spent', shortBy };
  return [
    ...transfer({ player: 'player:sweeps-redeemable', house, amount: total }),
    ...transfer({ player: 'player:gold', house, amount: negate(goldCredited) }),
  ];
}

/** Returns an undone order without the codes that return to their pools. */
export function withoutUnseenCodes(order: Order): Order {
  return { ...order, codes: order.codes.filter((code) => !isUnseen(code)) };
}
