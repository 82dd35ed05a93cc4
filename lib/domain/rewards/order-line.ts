import { type Amount, amount } from '#domain/money/coin';
import { type Category, fulfillmentOf } from './category';
import { mostRandomPrizes } from './order-limits';
import { drawOf, mayResolveTo, oddsVersionOf, type RandomPrize } from './random-prize';

/** One product of a reservation or an order; keeps what the order needs after the product has changed. */
export interface OrderLine {
  readonly product: string;
  readonly name: string;
  readonly image: string | null;
  readonly category: Category | null;
  /** 1 to 99. */
  readonly quantity: number;
  /** Price of one piece in hundredths, fixed when the pieces were reserved. */
  readonly price: Amount;
  /** Terms as shown; the player accepts them by ordering. */
  readonly terms: string | null;
  /** The odds its pieces are drawn by or the draw they enter; only for random prizes. */
  readonly chance?: RandomPrize;
  /** Set when the pieces were won and therefore cost nothing. */
  readonly isWon?: true;
  /** Price of a won product at the time of the draw, for one piece. */
  readonly worth?: Amount;
}

/**
 * Gold Coins for one hundredth of a Sweeps Coin: the published rate is 10,000 GC for 1.00 SC. A product of the category `coins` credits
 * an amount that follows from its price only, so its name and picture promise nothing.
 */
export const goldPerHundredth = 100;

/** The order contains more random prizes than one transaction can settle. */
export interface TooManyRandomPieces {
  readonly code: 'checkout/too-many-random-prizes';
  /** Highest number of mystery prize pieces, and of draws, per order. */
  readonly pieces: number;
  readonly draws: number;
}

/** Returns an error when an order contains more random prizes than it can settle. */
export function checkRandomPrizes(lines: readonly OrderLine[]): TooManyRandomPieces | null {
  const isWithin =
    drawnPieces(lines) <= mostRandomPrizes.pieces &&
    lines.filter((line) => drawOf(line) !== null).length <= mostRandomPrizes.draws;
  return isWithin ? null : { code: 'checkout/too-many-random-prizes', ...mostRandomPrizes };
}

/** Whether chance decides any of the lines: a mystery prize, or an entry of a draw. */
export function hasRandomPrizes(lines: readonly OrderLine[]): boolean {
  return lines.some((line) => oddsVersionOf(line) !== null || drawOf(line) !== null);
}

/** Number of pieces that are drawn. */
export function drawnPieces(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + (oddsVersionOf(line) === null ? 0 : line.quantity), 0);
}

/** Total price in hundredths of a Sweeps Coin. */
export function priceOfLines(lines: readonly OrderLine[]): Amount {
  return amount(lines.reduce((total, { price, quantity }) => total + price * quantity, 0));
}

/** Total worth in hundredths of a Sweeps Coin: the price, or the recorded worth of won pieces. */
export function worthOfLines(lines: readonly OrderLine[]): Amount {
  return amount(lines.reduce((total, { price, worth = price, quantity }) => total + worth * quantity, 0));
}

/** The Gold Coins that lines of the category `coins` credit. */
export function goldCreditOf(lines: readonly OrderLine[]): Amount {
  const credited = lines.filter(({ category }) => fulfillmentOf(category) === 'credited');
  return amount(priceOfLines(credited) * goldPerHundredth);
}

/** Whether any part of an order is, or may turn out to be, shipped. */
export function needsAddress(lines: readonly OrderLine[]): boolean {
  return isSent(lines) || lines.some((line) => mayResolveTo('shipped', line));
}

/** Whether any part of an order is shipped, once its draws are resolved. */
export function isSent(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfillmentOf(category) === 'shipped');
}

/** Whether any part of an order is, or may turn out to be, arranged by an admin. */
export function needsContact(lines: readonly OrderLine[]): boolean {
  return isArranged(lines) || lines.some((line) => mayResolveTo('arranged', line));
}

/** Whether any part of an order is arranged by an admin, once its draws are resolved. */
export function isArranged(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfillmentOf(category) === 'arranged');
}

/** Number of pieces per product, summed over all lines. */
export function piecesByProduct(
  lines: readonly Pick<OrderLine, 'product' | 'quantity'>[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of lines) pieces.set(product, (pieces.get(product) ?? 0) + quantity);
  return pieces;
}
