import * as z from 'zod/mini';
import { oddsFields, outcomeFields } from '#contracts/draws/fields';
import { amount } from '#domain/money/coin';
import { allParts, expectedWorth, type MysteryOutcome } from '#domain/rewards/mystery/odds';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { formatAmount } from '#web/lib/format/coins';
import { countLabel } from '#web/lib/format/numbers';
import { readTypedAmount, writeTypedAmount } from '#web/lib/format/typed-amount';
import { numberBounds } from '#web/lib/forms/bounds';
import type { FieldFault } from '#web/lib/forms/contract-resolver';

/** The body of a request for odds. */
export const oddsBody = z.strictObject(oddsFields);

/** An outcome as the API takes it. */
export type OutcomeRequest = z.output<typeof oddsBody>['outcomes'][number];

/** An outcome as typed; of its prizes only the one of its kind counts. */
export interface DraftOutcome {
  kind: OutcomeRequest['kind'];
  gold: string;
  /** With decimals. */
  sweeps: string;
  /** Id of the product. */
  product: string;
  weight: string;
}

/** Odds as typed. */
export interface DraftOdds {
  outcomes: DraftOutcome[];
}

type PublishedOutcome = GetAnswer<'/admin/products/{id}/odds'>['items'][number]['outcomes'][number];

export const newOutcome: DraftOutcome = { kind: 'gold', gold: '', sweeps: '', product: '', weight: '' };

export const oddsMessages = {
  'outcomes.gold': `Enter whole Gold Coins ${rangeLabel('gold')}.`,
  'outcomes.sweeps': `Enter Sweeps Coins ${rangeLabel('sweeps')}.`,
  'outcomes.product': 'Choose a product.',
  'outcomes.weight': `Enter a whole number from 1 to ${countLabel(allParts)}.`,
};

/** Returns published outcomes as typed, or two empty ones without any. */
export function draftOf(outcomes: readonly PublishedOutcome[] = []): DraftOdds {
  if (outcomes.length === 0) return { outcomes: [newOutcome, newOutcome] };
  return {
    outcomes: outcomes.map((each) => ({ ...newOutcome, ...typedPrize(each), weight: `${each.weight}` })),
  };
}

/** Makes the body of a request from typed odds; what cannot be read is null. */
export function bodyOf({ outcomes }: DraftOdds) {
  return {
    outcomes: outcomes.map(({ kind, weight: typed, ...prize }) => {
      const weight = readTypedAmount(typed, 0);
      if (kind === 'product') return { kind, product: prize.product, weight };
      return kind === 'gold'
        ? { kind, gold: readTypedAmount(prize.gold, 0), weight }
        : { kind, sweeps: readTypedAmount(prize.sweeps, 2), weight };
    }),
  };
}

/** Number of the 10,000 parts that are given. */
export function partsOf(drafts: readonly DraftOutcome[]): number {
  return drafts.reduce((sum, { weight }) => sum + Math.max(0, readTypedAmount(weight, 0) ?? 0), 0);
}

/**
 * Finds what the contract cannot know: a wrong sum of the weights, and products without a known price.
 *
 * @param prices  of the products that can be won, by id
 */
export function oddsFaults(
  { outcomes }: { readonly outcomes: readonly OutcomeRequest[] },
  prices: ReadonlyMap<string, number>,
): FieldFault[] {
  const faults = outcomes.flatMap((each, index) =>
    each.kind === 'product' && !prices.has(each.product)
      ? [
          {
            field: `outcomes.${index}.product`,
            message: 'The price of this product is not known. Choose another.',
          },
        ]
      : [],
  );
  const sum = outcomes.reduce((total, { weight }) => total + weight, 0);
  if (sum === allParts) return faults;
  const message = `The weights add up to ${countLabel(sum)} and must add up to ${countLabel(allParts)}.`;
  return [...faults, { field: `outcomes.${outcomes.length - 1}.weight`, message }];
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
 * Returns the expected value of a mystery prize, in hundredths of a Sweeps Coin; null while its odds could not be published.
 *
 * @param prices  of the products that can be won, by id
 */
export function worthOfDraft(draft: DraftOdds, prices: ReadonlyMap<string, number>): number | null {
  const { data } = oddsBody.safeParse(bodyOf(draft));
  if (!data || oddsFaults(data, prices).length > 0) return null;
  const { numerator, denominator } = expectedWorth(data.outcomes.map((each) => pricedOutcome(each, prices)));
  return Number(numerator) / Number(denominator);
}

function pricedOutcome(each: OutcomeRequest, prices: ReadonlyMap<string, number>): MysteryOutcome {
  if (each.kind === 'gold') return { ...each, gold: amount(each.gold) };
  if (each.kind === 'sweeps') return { ...each, sweeps: amount(each.sweeps) };
  return { ...each, name: '', worth: amount(prices.get(each.product) ?? 0), substitute: amount(0) };
}

function typedPrize(each: PublishedOutcome): Partial<DraftOutcome> {
  if (each.kind === 'product') return { kind: each.kind, product: each.product };
  return each.kind === 'gold'
    ? { kind: each.kind, gold: writeTypedAmount(each.gold, 0) }
    : { kind: each.kind, sweeps: writeTypedAmount(each.sweeps, 2) };
}

function rangeLabel(coin: 'gold' | 'sweeps'): string {
  const { min = 0, max = Infinity } = numberBounds(outcomeFields[coin]);
  return `from ${formatAmount(coin, min)} to ${formatAmount(coin, max)}`;
}
