import { type Fraction, fraction } from '#domain/games/odds/fraction';
import { totalWeight, type Weighted } from '#domain/games/odds/weighted-prizes';
import { type Amount, amount } from '#domain/money/coin';
import { fulfillmentOf } from '../category';
import { goldPerHundredth } from '../order-line';
import type { Product, Products } from '../product';
import type { RandomPrize } from '../random-prize';

/** Odds are published in parts of so many: 1 of them is 0.01 %. */
export const allParts = 10_000;
/** As many as a page can show at a glance. */
export const mostOutcomes = 20;
/** What a piece may be worth on average, in percent of its price, by odds that one admin publishes alone. */
export const worthAlonePercent = { least: 60, most: 100 } as const;

/** What a piece of a mystery prize can turn out to be. */
export type MysteryPrize =
  | { readonly kind: 'gold'; readonly gold: Amount }
  /** Sweeps Coins to be played once, in hundredths. */
  | { readonly kind: 'sweeps'; readonly sweeps: Amount }
  | {
      readonly kind: 'product';
      readonly product: string;
      /** As it was called, and cost, when the odds were published. */
      readonly name: string;
      readonly worth: Amount;
      /** The Gold Coins that are given instead when no piece of it is left, or it is no prize of this kind any more. */
      readonly substitute: Amount;
    };

export type MysteryOutcome = MysteryPrize & Weighted;

/** The published odds of one product. A version never changes: what was drawn by it can be drawn again. */
export interface MysteryOdds {
  readonly product: string;
  /** 1 for the first, one more with every change. */
  readonly version: number;
  readonly outcomes: readonly MysteryOutcome[];
  readonly publishedAt: Date;
}

/** An outcome as an admin asks for it: what a product is called and worth follows from the product. */
export type OutcomeRequest =
  | Exclude<MysteryOutcome, { kind: 'product' }>
  | (Weighted & { readonly kind: 'product'; readonly product: string });

/** Why odds cannot be published. */
export type OddsRefused =
  | { readonly code: 'odds/not-a-mystery-prize' }
  | { readonly code: 'odds/weights-invalid'; readonly sum: number }
  | { readonly code: 'odds/prize-not-possible'; readonly product: string };

/**
 * Makes the next version of a product's odds.
 *
 * @param before    the version in force, null for none
 * @param products  at least those that can be won
 * @returns the odds, or why they are none: every part must be given to an outcome, and what can be won must be a prize of the
 *   store that somebody sends or arranges
 */
export function publishOdds(
  mystery: Product,
  before: Pick<MysteryOdds, 'version'> | null,
  asked: readonly OutcomeRequest[],
  { products, at }: { products: Products; at: Date },
): MysteryOdds | OddsRefused {
  if (fulfillmentOf(mystery.category) !== 'drawn') return { code: 'odds/not-a-mystery-prize' };
  const sum = totalWeight(asked);
  if (sum !== allParts) return { code: 'odds/weights-invalid', sum };
  const outcomes: MysteryOutcome[] = [];
  for (const each of asked) {
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
 * What a product keeps of its odds.
 *
 * @param products  at least the product itself and those that can be won
 */
export function chanceOf({ product, version, outcomes }: MysteryOdds, products: Products): RandomPrize {
  const reached = outcomes.map((each) =>
    each.kind === 'product' ? fulfillmentOf(products.get(each.product)?.category ?? null) : null,
  );
  const price = products.get(product)?.price ?? amount(0);
  const alone = pricesAlone(outcomes);
  return {
    kind: 'odds',
    version,
    mayShip: reached.includes('shipped'),
    mayArrange: reached.includes('arranged'),
    // A price outside those of one admin was approved by a second superadmin: that price, and none beyond it.
    priceFrom: amount(Math.min(price, alone.from)),
    priceTo: amount(Math.max(price, alone.to)),
  };
}

/**
 * The prices at which one admin may publish these odds alone: a piece is worth, on average, at most what it costs and at least
 * 60 % of that.
 *
 * @returns the lowest and the highest such price, in hundredths of a Sweeps Coin; `from` is above `to` where there is none between
 */
export function pricesAlone(outcomes: readonly MysteryOutcome[]): { from: Amount; to: Amount } {
  const { numerator, denominator } = expectedWorth(outcomes);
  const { least, most } = worthAlonePercent;
  const costs = (percent: number) => fraction(numerator * 100n, denominator * BigInt(percent));
  return { from: amount(wholeUp(costs(most))), to: amount(wholeDown(costs(least))) };
}

/** What a prize is worth, in hundredths of a Sweeps Coin. Gold Coins count as what they cost in the store. */
function worthOf(prize: MysteryPrize): Fraction {
  if (prize.kind === 'gold') return fraction(BigInt(prize.gold), BigInt(goldPerHundredth));
  return fraction(BigInt(prize.kind === 'sweeps' ? prize.sweeps : prize.worth), 1n);
}

/** What a piece is worth on average, exactly, in hundredths of a Sweeps Coin. */
export function expectedWorth(outcomes: readonly MysteryOutcome[]): Fraction {
  let weighed = 0n;
  for (const outcome of outcomes) {
    const { numerator, denominator } = worthOf(outcome);
    weighed += ((numerator * BigInt(goldPerHundredth)) / denominator) * BigInt(outcome.weight);
  }
  return fraction(weighed, BigInt(totalWeight(outcomes)) * BigInt(goldPerHundredth));
}

function wholeUp({ numerator, denominator }: Fraction): number {
  return Number((numerator + denominator - 1n) / denominator);
}

function wholeDown({ numerator, denominator }: Fraction): number {
  return Number(numerator / denominator);
}

/** Words odds as the one text whose SHA-256 is in every draw: JSON without white space, fields in this order. */
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
