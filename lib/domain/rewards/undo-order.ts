import { type Amount, amount, negate } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import { type Posting, transfer } from '#domain/wallet/posting';
import { checkRecentSignIn, type SignInNotRecent } from '../player/recent-sign-in';
import type { Order } from './order';
import { hasViewedCode, isUnseen, wasViewed } from './order-code';
import { priceOfLines } from './order-line';
import type { UndoneStatus } from './order-reason';
import type { CodeViewed, Replacer } from './replace-code';

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

/** Price of the codes that the player has viewed and keeps when the order is undone, in hundredths of a Sweeps Coin. */
export function worthOfViewedCodes({ lines, codes }: Pick<Order, 'lines' | 'codes'>): Amount {
  const viewed = codes.filter(wasViewed);
  return priceOfLines(
    viewed.flatMap(({ product }) => {
      const line = lines.find((each) => each.product === product);
      return line ? [{ ...line, quantity: 1 }] : [];
    }),
  );
}

/**
 * Refuses an admin without a recent sign-in. An order with viewed codes is undone by a superadmin only, since the player gets the price
 * back and keeps the codes.
 */
export function checkUndoing(
  order: Pick<Order, 'codes'>,
  { isSuperadmin, signedInAt }: Replacer,
  now: Date,
): CodeViewed | SignInNotRecent | null {
  if (hasViewedCode(order) && !isSuperadmin) return { code: 'orders/code-viewed' };
  return checkRecentSignIn(signedInAt, now);
}

/** Returns an undone order without the codes that return to their pools, and with the worth of those that the player keeps. */
export function withoutUnseenCodes(order: Order): Order {
  const keptWorth = worthOfViewedCodes(order);
  return {
    ...order,
    codes: order.codes.filter((code) => !isUnseen(code)),
    ...(keptWorth > 0 && { keptWorth }),
  };
}
