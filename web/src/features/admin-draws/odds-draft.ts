import { checkOddsAlone } from '#domain/approvals/odds-alone';
import { amount } from '#domain/money/coin';
import { allParts, expectedWorth, type MysteryOutcome } from '#domain/rewards/mystery/odds';

/** An outcome as it is being typed. */
export interface DraftOutcome {
  readonly kind: 'gold' | 'sweeps' | 'product';
  /** Gold Coins whole, Sweeps Coins with decimals; unused for a product. */
  readonly coins: string;
  /** Id of the product; unused for coins. */
  readonly product: string;
  readonly weight: string;
}

/** What the API takes of an outcome. */
export type OutcomeRequest =
  | { kind: 'gold'; gold: number; weight: number }
  | { kind: 'sweeps'; sweeps: number; weight: number }
  | { kind: 'product'; product: string; weight: number };

export const newOutcome: DraftOutcome = { kind: 'gold', coins: '', product: '', weight: '' };

/** How many of the 10,000 parts are given. */
export function partsOf(drafts: readonly DraftOutcome[]): number {
  return drafts.reduce((sum, { weight }) => sum + (wholeOf(weight) ?? 0), 0);
}

/** The outcomes as they are published; null while something is missing or the parts are not all given. */
export function askedOf(drafts: readonly DraftOutcome[]): OutcomeRequest[] | null {
  const asked = drafts.map(outcomeOf).filter((each) => each !== null);
  return asked.length === drafts.length && asked.length >= 2 && partsOf(drafts) === allParts ? asked : null;
}

/**
 * What a piece is worth on average, in hundredths of a Sweeps Coin, and whether one admin may publish that at its price.
 *
 * @param price   of a piece, in hundredths of a Sweeps Coin
 * @param prices  of the products that can be won, by id
 */
export function worthOfDraft(
  asked: readonly OutcomeRequest[],
  { price, prices }: { price: number; prices: ReadonlyMap<string, number> },
): { worth: number; needsSecond: boolean } {
  const outcomes = asked.map((each): MysteryOutcome => {
    if (each.kind === 'gold') return { ...each, gold: amount(each.gold) };
    if (each.kind === 'sweeps') return { ...each, sweeps: amount(each.sweeps) };
    const worth = amount(prices.get(each.product) ?? 0);
    return { ...each, name: '', worth, substitute: amount(0) };
  });
  const { numerator, denominator } = expectedWorth(outcomes);
  return {
    worth: Number(numerator) / Number(denominator),
    needsSecond: checkOddsAlone({ price: amount(price) }, { outcomes }) !== null,
  };
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
