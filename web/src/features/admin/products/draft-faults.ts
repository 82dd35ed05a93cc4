import { highestPrice, priceOf } from '#domain/rewards/price';
import { longestName, longestTexts, mostPictures, mostPieces } from '#domain/rewards/product-bounds';
import type { FieldFault } from '#web/lib/catalog/graphql-refusal';
import { countLabel } from '#web/lib/format/numbers';
import { type Draft, fieldsOf } from './draft';

/** Returns every fault of a form, with the messages of `graphql/functions/product-faults.ts`; a test compares the two. */
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
