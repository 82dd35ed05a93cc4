import { util } from '@aws-appsync/utils';
import { highestPrice, priceFaultOf } from '#domain/rewards/price';
import {
  longestName,
  longestTexts,
  mostPictures,
  mostPieces,
  pictureKeyPattern,
  productIdPattern,
} from '#domain/rewards/product-bounds';
import type { ProductInput } from './product';

/** A field that cannot be stored as given, with a message for the admin who entered it. */
interface Fault {
  readonly field: string;
  readonly message: string;
}

/** Control characters, line ends, and marks that change the reading direction of the following text. */
const unfit =
  '\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f' +
  '\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u007f' +
  '\u2028\u2029\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/**
 * Refuses input that no product may have, naming every field at fault; fields that are absent are not checked.
 *
 * @param newId  id of a product that is about to be created
 */
export function refuseFaults(input: ProductInput, newId?: string): void {
  const faults = [
    ...idFaults(newId),
    ...nameFaults(input.name),
    ...textFaults('description', input.description, longestTexts.description),
    ...textFaults('terms', input.terms, longestTexts.terms),
    ...stockFaults(input.stock),
    ...priceFaults(input.price),
    ...imageFaults(input.image),
  ];
  if (faults.length === 0) return;
  util.error('Some fields are not valid.', 'products/invalid', null, { faults });
}

function idFaults(id: string | undefined): Fault[] {
  if (id === undefined || util.matches(productIdPattern, id)) return [];
  return [
    {
      field: 'id',
      message:
        'Use 1 to 128 letters (a-z, A-Z), digits, dots, dashes, or underscores. Start with a letter or digit.',
    },
  ];
}

function nameFaults(name: string | null | undefined): Fault[] {
  if (name === undefined) return [];
  const trimmed = (name ?? '').trim();
  if (trimmed.length < 1 || trimmed.length > longestName)
    return [{ field: 'name', message: `Enter a name of 1 to ${longestName} characters.` }];
  for (const sign of unfit.split('')) {
    if (trimmed.indexOf(sign) >= 0)
      return [{ field: 'name', message: 'Enter the name as one line of plain text.' }];
  }
  return [];
}

function textFaults(field: string, text: string | null | undefined, longest: number): Fault[] {
  if ((text ?? '').length <= longest) return [];
  return [{ field, message: `Use up to ${longest} characters.` }];
}

function stockFaults(stock: number | null | undefined): Fault[] {
  if (stock === undefined) return [];
  if (stock !== null && stock >= 0 && stock <= mostPieces) return [];
  return [{ field: 'stock', message: 'Enter a whole number from 0 to 1,000,000.' }];
}

function priceFaults(price: number | null | undefined): Fault[] {
  if (price === undefined) return [];
  const sweepsCoins = price ?? 0;
  const fault = priceFaultOf(sweepsCoins);
  if (fault === null) return [];
  // Of a price out of bounds, the decimals do not matter.
  if (fault === 'too-precise' && sweepsCoins > 0 && sweepsCoins <= highestPrice)
    return [{ field: 'price', message: 'Use at most two decimals.' }];
  return [{ field: 'price', message: 'Enter a price from 0.01 to 1,000,000 SC.' }];
}

function imageFaults(image: readonly (string | null)[] | null | undefined): Fault[] {
  const keys = image ?? [];
  if (keys.length > mostPictures) return [{ field: 'image', message: `Use up to ${mostPictures} pictures.` }];
  for (const key of keys) {
    if (key === null || !util.matches(pictureKeyPattern, key))
      return [{ field: 'image', message: 'Use only pictures that were uploaded for products.' }];
  }
  return [];
}
