import type { Amount } from '#domain/money/coin';
import { type Category, fulfillmentOf } from './category';

/**
 * What a product of chance is opened with: its published odds, of one version, or the draw that its pieces are entries into. Whoever
 * takes pieces from the stock keeps it, so that what was promised then is what is drawn by.
 */
export type RandomPrize =
  | {
      readonly kind: 'odds';
      readonly version: number;
      /** Whether a prize among them is sent to an address, or arranged with its winner: the order asks for both beforehand. */
      readonly mayShip: boolean;
      readonly mayArrange: boolean;
      /**
       * The lowest price at which it is open to orders: who lowers the price of a product decides nothing about what its odds give away.
       * Left out by odds of before there was one.
       */
      readonly priceFrom?: Amount;
      /** The highest one: who raises the price decides nothing about how little of it the odds give back. Left out like `priceFrom`. */
      readonly priceTo?: Amount;
    }
  | { readonly kind: 'draw'; readonly draw: string };

/** The part of a product, or of a line of an order, that chance depends on. */
export interface WithRandomPrize {
  readonly category: Category | null;
  readonly chance?: RandomPrize | undefined;
}

/** Whether a product can be ordered: one of chance only once its odds or its draw are published, and within the prices of its odds. */
export function isOpenToOrders({
  category,
  chance,
  price,
}: WithRandomPrize & { readonly price: Amount }): boolean {
  const fulfillment = fulfillmentOf(category);
  if (fulfillment === 'drawn') return chance?.kind === 'odds' && isWithinPrices(chance, price);
  if (fulfillment === 'entered') return chance?.kind === 'draw';
  return true;
}

function isWithinPrices(
  { priceFrom, priceTo }: Extract<RandomPrize, { kind: 'odds' }>,
  price: Amount,
): boolean {
  return price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
}

/** The version of the odds by which pieces are drawn; null for what is not drawn. */
export function oddsVersionOf({ category, chance }: WithRandomPrize): number | null {
  return fulfillmentOf(category) === 'drawn' && chance?.kind === 'odds' ? chance.version : null;
}

/** The draw that pieces are entries into; null for what enters none. */
export function drawOf({ category, chance }: WithRandomPrize): string | null {
  return fulfillmentOf(category) === 'entered' && chance?.kind === 'draw' ? chance.draw : null;
}

/** Whether a piece may turn out to be a prize that reaches its winner in this way. */
export function mayTurnOutToBe(way: 'shipped' | 'arranged', { category, chance }: WithRandomPrize): boolean {
  if (fulfillmentOf(category) !== 'drawn' || chance?.kind !== 'odds') return false;
  return way === 'shipped' ? chance.mayShip : chance.mayArrange;
}
