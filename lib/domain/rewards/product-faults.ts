import { highestPrice, priceFaultOf } from './price';
import { longestName, mostPictures, mostPieces } from './product-bounds';

/*
 * What no product may have, with messages for the admin who entered it: the form shows them before it sends, and the resolver refuses by
 * them. Each function returns null for a value that may be stored.
 */

/** Control characters, line ends, and marks that change the reading direction of the following text. */
const unfit =
  '\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000a\u000b\u000c\u000d\u000e\u000f' +
  '\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\u007f' +
  '\u2028\u2029\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/** Returns why a product may not have a name. */
export function nameFault(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed.length < 1 || trimmed.length > longestName)
    return `Enter a name of 1 to ${longestName} characters.`;
  for (const sign of unfit.split('')) {
    if (trimmed.indexOf(sign) >= 0) return 'Enter the name as one line of plain text.';
  }
  return null;
}

/** Returns why a text of a product is too long. */
export function textFault(text: string, longest: number): string | null {
  return text.length <= longest ? null : `Use up to ${longest} characters.`;
}

/** Returns why a product may not have a number of pieces; NaN is none. */
export function stockFault(stock: number): string | null {
  return stock >= 0 && stock <= mostPieces ? null : 'Enter a whole number from 0 to 1,000,000.';
}

/** Returns why a product may not have a price in Sweeps Coins; NaN is none. */
export function priceFault(price: number): string | null {
  const reason = priceFaultOf(price);
  if (reason === null) return null;
  // Of a price out of bounds, the decimals do not matter.
  if (reason === 'too-precise' && price > 0 && price <= highestPrice) return 'Use at most two decimals.';
  return 'Enter a price from 0.01 to 1,000,000 SC.';
}

/** Returns why a product may not have a number of pictures. */
export function picturesFault(count: number): string | null {
  return count <= mostPictures ? null : `Use up to ${mostPictures} pictures.`;
}
