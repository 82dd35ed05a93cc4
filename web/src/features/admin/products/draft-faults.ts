import { priceOf } from '#domain/rewards/price';
import type { FieldFault } from '#web/lib/catalog/graphql-refusal';
import { countLabel } from '#web/lib/format/numbers';
import { type Draft, fieldsOf } from './draft';

// Same bounds and messages as graphql/functions/product-faults.ts, which is authoritative; a test compares the two.
export const longestName = 120;
/** In characters of Markdown. */
export const longestTexts = { description: 4000, terms: 8000 } as const;
export const mostPieces = 1_000_000;

/** In Sweeps Coins. */
const highestPrice = 1_000_000;

/** Upper bound for pictures of a product. */
export const mostPictures = 8;

/** Returns every fault of a form. */
export function faultsIn(draft: Draft): FieldFault[] {
  const { name, image } = fieldsOf(draft);
  const faults: [string, string | null][] = [
    [
      'name',
      name.length >= 1 && name.length <= longestName
        ? null
        : `Enter a name of 1 to ${longestName} characters.`,
    ],
    ['description', textFault(draft.description, longestTexts.description)],
    ['terms', textFault(draft.terms, longestTexts.terms)],
    ['stock', stockFault(draft.stock)],
    ['price', priceFault(draft.price)],
    ['image', (image?.length ?? 0) <= mostPictures ? null : `Use up to ${mostPictures} pictures.`],
  ];
  return faults.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function textFault(text: string, longest: number): string | null {
  return text.length <= longest ? null : `Use up to ${longest} characters.`;
}

function stockFault(typed: string): string | null {
  const isFine = /^\d+$/.test(typed.trim()) && Number(typed) <= mostPieces;
  return isFine ? null : `Enter a whole number from 0 to ${countLabel(mostPieces, 'en-US')}.`;
}

function priceFault(typed: string): string | null {
  const price = priceOf(/^\d*\.?\d+$/.test(typed.trim()) ? Number(typed) : NaN);
  if (typeof price === 'number') return null;
  if (price.reason === 'too-precise' && Number(typed) <= highestPrice) return 'Use at most two decimals.';
  return `Enter a price from 0.01 to ${countLabel(highestPrice, 'en-US')} SC.`;
}
