import { amount } from '#domain/money/coin';
import { allParts, expectedWorth, type MysteryOutcome } from '#domain/rewards/mystery/odds';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { typedDecimal } from '#web/lib/format/typed-decimal';

/** An outcome as typed. */
export interface DraftOutcome {
  readonly kind: 'gold' | 'sweeps' | 'product';
  /** Gold Coins as an integer, Sweeps Coins with decimals; unused for a product. */
  readonly coins: string;
  /** Id of the product; unused for coins. */
  readonly product: string;
  readonly weight: string;
}

type PublishedOutcome = GetAnswer<'/admin/products/{id}/odds'>['items'][number]['outcomes'][number];

/** An outcome as the API takes it. */
export type OutcomeRequest =
  | { kind: 'gold'; gold: number; weight: number }
  | { kind: 'sweeps'; sweeps: number; weight: number }
  | { kind: 'product'; product: string; weight: number };

export const newOutcome: DraftOutcome = { kind: 'gold', coins: '', product: '', weight: '' };

/** Returns published outcomes as typed, or two empty ones without any. */
export function draftsOf(outcomes: readonly PublishedOutcome[] = []): readonly DraftOutcome[] {
  if (outcomes.length === 0) return [newOutcome, newOutcome];
  return outcomes.map((each) => {
    const weight = String(each.weight);
    if (each.kind === 'product') return { ...newOutcome, kind: each.kind, product: each.product, weight };
    const coins = each.kind === 'gold' ? String(each.gold) : typedDecimal(each.sweeps, 2);
    return { ...newOutcome, kind: each.kind, coins, weight };
  });
}

/** Number of the 10,000 parts that are given. */
export function partsOf(drafts: readonly DraftOutcome[]): number {
  return drafts.reduce((sum, { weight }) => sum + (wholeOf(weight) ?? 0), 0);
}

/** Returns the outcomes as published; null while something is missing or the parts do not add up. */
export function toRequests(drafts: readonly DraftOutcome[]): OutcomeRequest[] | null {
  const requests = drafts.map(outcomeOf).filter((each) => each !== null);
  return requests.length === drafts.length && requests.length >= 2 && partsOf(drafts) === allParts
    ? requests
    : null;
}

/**
 * Returns the price of every product that can be won, by id, in hundredths of a Sweeps Coin: as it is now, or as published for a product
 * that was deleted since.
 *
 * @param published  versions of the odds, newest first
 */
export function prizePrices(
  prizes: readonly { readonly id: string; readonly price: number }[],
  published: readonly { readonly outcomes: readonly PublishedOutcome[] }[],
): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  for (const { outcomes } of published.toReversed())
    for (const each of outcomes) if (each.kind === 'product') prices.set(each.product, each.worth);
  for (const { id, price } of prizes) prices.set(id, price);
  return prices;
}

/**
 * Returns the expected value of a mystery prize, in hundredths of a Sweeps Coin; null when the price of a product is not known.
 *
 * @param prices  of the products that can be won, by id
 */
export function worthOfDraft(
  requests: readonly OutcomeRequest[],
  prices: ReadonlyMap<string, number>,
): number | null {
  const outcomes: MysteryOutcome[] = [];
  for (const each of requests) {
    if (each.kind === 'gold') outcomes.push({ ...each, gold: amount(each.gold) });
    if (each.kind === 'sweeps') outcomes.push({ ...each, sweeps: amount(each.sweeps) });
    if (each.kind !== 'product') continue;
    const price = prices.get(each.product);
    if (price === undefined) return null;
    outcomes.push({ ...each, name: '', worth: amount(price), substitute: amount(0) });
  }
  const { numerator, denominator } = expectedWorth(outcomes);
  return Number(numerator) / Number(denominator);
}

function outcomeOf({ kind, coins, product, weight: typed }: DraftOutcome): OutcomeRequest | null {
  const weight = wholeOf(typed);
  if (weight === null) return null;
  if (kind === 'product') return product === '' ? null : { kind, product, weight };
  if (kind === 'gold') {
    const gold = wholeOf(coins);
    return gold === null ? null : { kind, gold, weight };
  }
  const sweeps = hundredthsOf(coins);
  return sweeps === null ? null : { kind, sweeps, weight };
}

function wholeOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null;
}

function hundredthsOf(text: string): number | null {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text.trim())) return null;
  const hundredths = Math.round(Number(text) * 100);
  return hundredths > 0 ? hundredths : null;
}
