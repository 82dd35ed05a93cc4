import { type Amount, amount } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import { captureHold, type EndedHold, type Hold, type HoldNotOpen } from '#domain/wallet/hold';
import { transfer } from '#domain/wallet/posting';
import type { InsufficientFunds } from '#domain/wallet/stake';
import type { PrizeDrawRecord } from './mystery/draw-prizes';
import { goldCreditOf, type OrderLine, priceOfLines } from './order-line';

/** How the ledger remembers an order; the order itself has its own record under this id. */
export interface OrderDetail {
  readonly kind: 'order';
  readonly order: string;
  /** How many pieces of each product; figures count them from here. Not there in lines that were written before they did. */
  readonly pieces?: Readonly<Record<string, number>>;
  /** What was drawn of it, where it held mystery prizes. */
  readonly drawn?: PrizeDrawRecord;
}

/**
 * Whether a player can pay. Only Sweeps Coins that were won can be redeemed.
 *
 * @param total  in hundredths of a Sweeps Coin
 * @returns how many hundredths of a redeemable Sweeps Coin are missing, null when none are
 */
export function checkFunds(balances: Balances, total: Amount): InsufficientFunds | null {
  const shortBy = amount(total - balances.sweepsRedeemable);
  return shortBy > 0 ? { code: 'wallet/insufficient-funds', shortBy } : null;
}

/**
 * Pays for an order with what was set aside for it; Gold Coins come back in the same double entry.
 *
 * @param order.id  of the reservation, and of its hold
 * @returns what ends the hold, or that it is not open any more
 * @throws RangeError when the hold is not what the lines cost (our bug)
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
