import { type Amount, amount } from '#domain/money/coin';
import { type Category, fulfillmentOf } from './category';
import { drawOf, mayTurnOutToBe, oddsVersionOf, type RandomPrize } from './random-prize';

/** What is held, and later ordered, of one product: all that an order must remember when the product has changed. */
export interface OrderLine {
  readonly product: string;
  readonly name: string;
  readonly image: string | null;
  readonly category: Category | null;
  /** 1 to 99. */
  readonly quantity: number;
  /** Of one piece, in hundredths; it stays as it was when the pieces were taken. */
  readonly price: Amount;
  /** As they were shown; ordering accepts them. */
  readonly terms: string | null;
  /** By what its pieces are drawn or enter; only with what is of chance. */
  readonly chance?: RandomPrize;
  /** There where the pieces were won, and so cost nothing. */
  readonly isWon?: true;
  /** Of one piece that was won: the price of its product at that moment. */
  readonly worth?: Amount;
}

/**
 * Gold Coins for one hundredth of a Sweeps Coin: the published rate is 10,000 GC for 1.00 SC. What a product of the category
 * `coins` credits follows from its price alone, so its name and picture promise nothing.
 */
export const goldPerHundredth = 100;

/** Each product that is won, and each draw that is entered, is another write of the order's transaction. */
const maxRandomPieces = { pieces: 20, draws: 5 };

/** More of chance than one order can settle. */
export interface TooManyRandomPieces {
  readonly code: 'checkout/too-many-random-prizes';
  /** How many mystery prizes an order may hold, and how many draws it may enter. */
  readonly pieces: number;
  readonly draws: number;
}

/** Whether an order could settle all that is of chance among its lines. */
export function checkRandomPrizes(lines: readonly OrderLine[]): TooManyRandomPieces | null {
  const isWithin =
    drawnPieces(lines) <= maxRandomPieces.pieces &&
    lines.filter((line) => drawOf(line) !== null).length <= maxRandomPieces.draws;
  return isWithin ? null : { code: 'checkout/too-many-random-prizes', ...maxRandomPieces };
}

/** How many pieces of these lines are drawn. */
export function drawnPieces(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + (oddsVersionOf(line) === null ? 0 : line.quantity), 0);
}

/** What lines cost together, in hundredths of a Sweeps Coin. */
export function priceOfLines(lines: readonly OrderLine[]): Amount {
  return amount(lines.reduce((total, { price, quantity }) => total + price * quantity, 0));
}

/** What lines are worth together, in hundredths of a Sweeps Coin: their price, and that of what was won. */
export function worthOfLines(lines: readonly OrderLine[]): Amount {
  return amount(lines.reduce((total, { price, worth = price, quantity }) => total + worth * quantity, 0));
}

/** The Gold Coins that lines of the category `coins` credit. */
export function goldCreditOf(lines: readonly OrderLine[]): Amount {
  const credited = lines.filter(({ category }) => fulfillmentOf(category) === 'credited');
  return amount(priceOfLines(credited) * goldPerHundredth);
}

/** Whether anything of an order is sent to an address, or may turn out to be. */
export function needsAddress(lines: readonly OrderLine[]): boolean {
  return isSent(lines) || lines.some((line) => mayTurnOutToBe('shipped', line));
}

/** Whether anything of an order is sent to an address, now that all of it is known. */
export function isSent(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfillmentOf(category) === 'shipped');
}

/** Whether a person must get in touch about anything of an order, or may have to. */
export function needsContact(lines: readonly OrderLine[]): boolean {
  return isArranged(lines) || lines.some((line) => mayTurnOutToBe('arranged', line));
}

/** Whether a person must get in touch about anything of an order, now that all of it is known. */
export function isArranged(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfillmentOf(category) === 'arranged');
}

/** How many pieces of each product lines hold; one that is in several lines is counted once, with all of them. */
export function piecesByProduct(
  lines: readonly Pick<OrderLine, 'product' | 'quantity'>[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of lines) pieces.set(product, (pieces.get(product) ?? 0) + quantity);
  return pieces;
}
