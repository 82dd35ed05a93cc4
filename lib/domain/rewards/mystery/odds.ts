import { type Fraction, fraction, isLess } from '#domain/games/odds/fraction';
import { totalWeight, type Weighted } from '#domain/games/odds/weighted-prizes';
import { type Amount, amount } from '#domain/money/coin';
import { fulfillmentOf } from '../category';
import { goldPerHundredth } from '../order-line';
import { findActive, type Product, type Products } from '../product';
import type { RandomPrize } from '../random-prize';

/** Sum of all weights: a weight of 1 is 0.01 %. */
export const allParts = 10_000;
/** Limited so that one page can show every outcome. */
export const mostOutcomes = 20;
/** Highest average worth of a mystery prize, in percent of its price, that one admin may publish. The lowest one is a setting of the stage. */
export const mostWorthPercent = 100;

/** A possible prize of a mystery prize. */
export type MysteryPrize =
  | { readonly kind: 'gold'; readonly gold: Amount }
  /** Unplayed Sweeps Coins, in hundredths. */
  | { readonly kind: 'sweeps'; readonly sweeps: Amount }
  | {
      readonly kind: 'product';
      readonly product: string;
      /** Name, and price in `worth`, at the time of publication. */
      readonly name: string;
      readonly worth: Amount;
      /** Gold Coins given instead when the product is out of stock or no longer eligible as a prize. */
      readonly substitute: Amount;
    };

export type MysteryOutcome = MysteryPrize & Weighted;

/** The published odds of one product. A version is immutable, so that every draw can be repeated. */
export interface MysteryOdds {
  readonly product: string;
  /** Starts at 1 and is incremented by every change. */
  readonly version: number;
  readonly outcomes: readonly MysteryOutcome[];
  readonly publishedAt: Date;
}

/** An outcome as an admin enters it; the name and worth of a product come from the product. */
export type OutcomeRequest =
  | Exclude<MysteryOutcome, { kind: 'product' }>
  | (Weighted & { readonly kind: 'product'; readonly product: string });

/** Why odds cannot be published. */
export type OddsRefused =
  | { readonly code: 'odds/not-a-mystery-prize' }
  | { readonly code: 'odds/weights-invalid'; readonly sum: number }
  | { readonly code: 'odds/prize-not-possible'; readonly product: string };

/**
 * Creates the next version of a product's odds.
 *
 * @param before    the version in force, or null
 * @param products  at least the products that can be won
 * @returns the odds, or a refusal: the weights must sum to `allParts`, and each product must be active and either shipped or
 *   arranged
 */
export function publishOdds(
  mystery: Product,
  before: Pick<MysteryOdds, 'version'> | null,
  requested: readonly OutcomeRequest[],
  { products, at }: { products: Products; at: Date },
): MysteryOdds | OddsRefused {
  if (fulfillmentOf(mystery.category) !== 'drawn') return { code: 'odds/not-a-mystery-prize' };
  const sum = totalWeight(requested);
  if (sum !== allParts) return { code: 'odds/weights-invalid', sum };
  const outcomes: MysteryOutcome[] = [];
  for (const each of requested) {
    if (each.kind !== 'product') {
      outcomes.push(each);
      continue;
    }
    const product = products.get(each.product);
    if (!product || !isPrize(product)) return { code: 'odds/prize-not-possible', product: each.product };
    const { id, name, price } = product;
    outcomes.push({
      kind: 'product',
      product: id,
      name,
      worth: price,
      weight: each.weight,
      substitute: amount(price * goldPerHundredth),
    });
  }
  return { product: mystery.id, version: (before?.version ?? 0) + 1, outcomes, publishedAt: at };
}

/**
 * Derives what a product stores of its odds.
 *
 * @param products           at least the product itself and those that can be won
 * @param leastWorthPercent  as in `pricesAlone`
 */
export function chanceOf(
  { product, version, outcomes }: MysteryOdds,
  products: Products,
  leastWorthPercent: number,
): RandomPrize {
  const reached = outcomes.map((each) =>
    each.kind === 'product' ? fulfillmentOf(products.get(each.product)?.category ?? null) : null,
  );
  const price = products.get(product)?.price ?? amount(0);
  const alone = pricesAlone(outcomes, leastWorthPercent);
  return {
    kind: 'odds',
    version,
    mayShip: reached.includes('shipped'),
    mayArrange: reached.includes('arranged'),
    // A second superadmin approved a price outside this range; the approval covers that price only.
    priceFrom: amount(Math.min(price, alone.from)),
    priceTo: amount(Math.max(price, alone.to)),
  };
}

/**
 * Returns the price range in which one admin may publish these odds without approval.
 *
 * @param leastWorthPercent  lowest average worth of a mystery prize, in percent of its price
 * @returns lowest and highest price in hundredths of a Sweeps Coin; `from` exceeds `to` when no price qualifies
 */
export function pricesAlone(
  outcomes: readonly MysteryOutcome[],
  leastWorthPercent: number,
): { from: Amount; to: Amount } {
  const { numerator, denominator } = expectedWorth(outcomes);
  const costs = (percent: number) => fraction(numerator * 100n, denominator * BigInt(percent));
  return { from: amount(wholeUp(costs(mostWorthPercent))), to: amount(wholeDown(costs(leastWorthPercent))) };
}

/**
 * Whether prizes became more expensive since the odds were published, so that a mystery prize is worth more than it costs. Odds that a
 * second superadmin approved above the price stay available as long as their prizes are not worth more than at that time.
 *
 * @param prizes  the products that can be won, in their current state
 * @param price   of the mystery prize, in hundredths of a Sweeps Coin
 */
export function exceedsPrice(
  { outcomes }: Pick<MysteryOdds, 'outcomes'>,
  prizes: Products,
  price: Amount,
): boolean {
  const current = expectedWorth(
    outcomes.map((each) => {
      if (each.kind !== 'product') return each;
      // A prize that is not available is replaced by Gold Coins of the published worth.
      return { ...each, worth: findActive(prizes, each.product)?.price ?? each.worth };
    }),
  );
  return isLess(fraction(BigInt(price), 1n), current) && isLess(expectedWorth(outcomes), current);
}

/** Closes the mystery prizes to orders whose odds exceed their price, until odds are published again. */
export function closeExceeded(
  products: Products,
  odds: ReadonlyMap<string, Pick<MysteryOdds, 'outcomes'>>,
  prizes: Products,
): Products {
  return new Map(
    [...products].map(([id, product]) => {
      const published = odds.get(id);
      if (!published || !exceedsPrice(published, prizes, product.price)) return [id, product];
      const { chance: _closed, ...closed } = product;
      return [id, closed];
    }),
  );
}

/** Worth of a prize in hundredths of a Sweeps Coin; Gold Coins count at the store's rate. */
function worthOf(prize: MysteryPrize): Fraction {
  if (prize.kind === 'gold') return fraction(BigInt(prize.gold), BigInt(goldPerHundredth));
  return fraction(BigInt(prize.kind === 'sweeps' ? prize.sweeps : prize.worth), 1n);
}

/** Exact average worth of a mystery prize, in hundredths of a Sweeps Coin. */
export function expectedWorth(outcomes: readonly MysteryOutcome[]): Fraction {
  let weighted = 0n;
  for (const outcome of outcomes) {
    const { numerator, denominator } = worthOf(outcome);
    weighted += ((numerator * BigInt(goldPerHundredth)) / denominator) * BigInt(outcome.weight);
  }
  return fraction(weighted, BigInt(totalWeight(outcomes)) * BigInt(goldPerHundredth));
}

function wholeUp({ numerator, denominator }: Fraction): number {
  return Number((numerator + denominator - 1n) / denominator);
}

function wholeDown({ numerator, denominator }: Fraction): number {
  return Number(numerator / denominator);
}

/** Serializes odds to the text whose SHA-256 is in every draw: JSON without white space, fields in this order. */
export function canonicalOdds({ product, version, outcomes }: Omit<MysteryOdds, 'publishedAt'>): string {
  return JSON.stringify({
    product,
    version,
    outcomes: outcomes.map((each) => {
      if (each.kind === 'gold') return { kind: each.kind, gold: each.gold, weight: each.weight };
      if (each.kind === 'sweeps') return { kind: each.kind, sweeps: each.sweeps, weight: each.weight };
      const { kind, product: won, name, worth, substitute, weight } = each;
      return { kind, product: won, name, worth, substitute, weight };
    }),
  });
}

function isPrize({ category, isActive }: Product): boolean {
  const fulfillment = fulfillmentOf(category);
  return isActive && (fulfillment === 'shipped' || fulfillment === 'arranged');
}
