import { type Amount, amount } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import { captureHold, type EndedHold, type Hold, type HoldNotOpen } from '#domain/wallet/hold';
import { transfer } from '#domain/wallet/posting';
import type { InsufficientFunds } from '#domain/wallet/stake';
import type { PrizeDrawRecord } from './mystery/draw-prizes';
import { goldCreditOf, type OrderLine, priceOfLines } from './order-line';

/** Ledger detail of an order; the order has a record of its own under this id. */
export interface OrderDetail {
  readonly kind: 'order';
  readonly order: string;
  /** Pieces per product, the source of the metrics. Absent from rows written before the field existed. */
  readonly pieces?: Readonly<Record<string, number>>;
  /** Outcome of the draws; set when the order contains mystery prizes. */
  readonly drawn?: PrizeDrawRecord;
}

/**
 * Checks whether a player can pay. Only Sweeps Coins that were won are redeemable.
 *
 * @param total  in hundredths of a Sweeps Coin
 * @returns how many hundredths of a redeemable Sweeps Coin are missing, or null
 */
export function checkFunds(balances: Balances, total: Amount): InsufficientFunds | null {
  const shortBy = amount(total - balances.sweepsRedeemable);
  return shortBy > 0 ? { code: 'wallet/insufficient-funds', shortBy } : null;
}

/**
 * Pays for an order by capturing its hold; Gold Coins are credited in the same double entry.
 *
 * @param order.id  id of the reservation and of its hold
 * @returns the captured hold, or the error that it is no longer open
 * @throws RangeError when the amount of the hold differs from the price of the lines (a bug)
 */
export function payForOrder(
  holds: readonly Hold[],
  { id, lines }: { id: string; lines: readonly OrderLine[] },
): EndedHold | HoldNotOpen {
  const house = 'house:redemptions';
  const captured = captureHold(holds, id, house);
  if ('code' in captured) return captured;
  const total = priceOfLines(lines);
  if (captured.hold.amount !== total)
    throw new RangeError(`An order of ${total} cannot be paid with ${captured.hold.amount}`);
  const credited = transfer({ player: 'player:gold', house, amount: goldCreditOf(lines) });
  return { ...captured, postings: [...captured.postings, ...credited] };
}
