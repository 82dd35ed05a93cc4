import { type Amount, amount, negate } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import { type Posting, transfer } from '#domain/wallet/posting';
import type { Order } from './order';
import { isUnseen } from './order-code';
import type { UndoneStatus } from './order-reason';

/** How the ledger remembers that an order went back; the order itself says why. */
export interface OrderUndoneDetail {
  readonly kind: 'order-undone';
  readonly order: string;
  readonly ending: UndoneStatus;
}

/** Gold Coins that an order credited have been played since: nobody is left owing, so the order stands. */
export interface GoldSpent {
  readonly code: 'orders/gold-spent';
  /** How many Gold Coins are missing. */
  readonly shortBy: Amount;
}

const house = 'house:redemptions';

/**
 * Gives back what an order cost, to where it came from, and takes back the Gold Coins that it credited. Of a player whose account is
 * closed nothing comes back and nothing is taken: the house has closed their balances, and takes these coins to the others.
 *
 * @param order.total  in hundredths of a Sweeps Coin
 * @returns the postings, or why the order has to stand
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

/** An undone order without the codes that go back to their pools. */
export function withoutUnseenCodes(order: Order): Order {
  return { ...order, codes: order.codes.filter((code) => !isUnseen(code)) };
}
