import type { Amount } from '#domain/money/coin';
import { type Category, fulfillmentOf } from './category';
import { hundredthsOf } from './price';

/**
 * What makes a random prize available: one version of its published odds, or the draw that its pieces enter. A reservation copies it, so
 * that the prize is drawn by what was published at that time.
 */
export type RandomPrize =
  | {
      readonly kind: 'odds';
      readonly version: number;
      /** Whether any possible prize is shipped, or arranged with its winner; the order then asks for the details in advance. */
      readonly mayShip: boolean;
      readonly mayArrange: boolean;
      /**
       * Lowest price at which it is available, so that lowering the price cannot make the odds give away more. Absent from odds
       * published before the field existed.
       */
      readonly priceFrom?: Amount;
      /** Highest such price, so that raising it cannot make the odds give back less. Absent like `priceFrom`. */
      readonly priceTo?: Amount;
    }
  | { readonly kind: 'draw'; readonly draw: string };

/** The part of a product or an order line that determines its randomness. */
export interface WithRandomPrize {
  readonly category: Category | null;
  readonly chance?: RandomPrize | undefined;
}

/** Whether a product can be ordered: a random prize needs published odds or a draw, and a price within the range of its odds. */
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

/** `isOpenToOrders` for a product as its table stores it: the price in Sweeps Coins, absent attributes left out. */
export function isStoredProductOpen({
  category,
  chance,
  price,
}: {
  readonly category?: Category;
  readonly chance?: RandomPrize;
  readonly price: number;
}): boolean {
  return isOpenToOrders({ category: category ?? null, chance, price: hundredthsOf(price) });
}

function isWithinPrices(
  { priceFrom, priceTo }: Extract<RandomPrize, { kind: 'odds' }>,
  price: Amount,
): boolean {
  return price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
}

/** Version of the odds by which pieces are drawn, or null. */
export function oddsVersionOf({ category, chance }: WithRandomPrize): number | null {
  return fulfillmentOf(category) === 'drawn' && chance?.kind === 'odds' ? chance.version : null;
}

/** Draw that the pieces enter, or null. */
export function drawOf({ category, chance }: WithRandomPrize): string | null {
  return fulfillmentOf(category) === 'entered' && chance?.kind === 'draw' ? chance.draw : null;
}

/** Whether a piece may resolve to a prize that is fulfilled in this way. */
export function mayResolveTo(way: 'shipped' | 'arranged', { category, chance }: WithRandomPrize): boolean {
  if (fulfillmentOf(category) !== 'drawn' || chance?.kind !== 'odds') return false;
  return way === 'shipped' ? chance.mayShip : chance.mayArrange;
}
