/** What an affiliate's link bears: six characters such as `H7QMX2`. A code for friends has eight, so neither is taken for the other. */
export type AffiliateCode = string & { readonly unit: 'affiliate-code' };

/** Without 0 and O, 1 and I; 32 of them, so that each character holds five bits. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 6;

/** How many codes there are. */
export const affiliateCodes = 32 ** length;

/**
 * Makes the code of a number.
 *
 * @param number  0 to 32⁶ − 1, drawn by chance
 * @throws RangeError for any other (our bug)
 */
export function affiliateCode(number: number): AffiliateCode {
  if (!Number.isInteger(number) || number < 0 || number >= affiliateCodes)
    throw new RangeError(`No code has the number ${number}`);
  const digits = Array.from({ length }, (_each, place) => Math.floor(number / 32 ** place) % 32);
  return digits.map((digit) => characters.charAt(digit)).join('') as AffiliateCode;
}

/** Whether a text is a code that a link can bear. */
export function isAffiliateCode(text: string): text is AffiliateCode {
  return text.length === length && [...text].every((each) => characters.includes(each));
}
