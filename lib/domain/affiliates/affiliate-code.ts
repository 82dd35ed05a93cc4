/** Code in an affiliate's link: six characters such as `H7QMX2`. A referral code has eight, so the two are distinguishable. */
export type AffiliateCode = string & { readonly unit: 'affiliate-code' };

/** 32 characters, five bits each, without the ambiguous 0, O, 1 and I. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 6;

/** Number of possible codes. */
export const affiliateCodes = 32 ** length;

/**
 * Creates the code of a number.
 *
 * @param number  random, 0 to 32⁶ − 1
 * @throws RangeError for any other number (a bug)
 */
export function affiliateCode(number: number): AffiliateCode {
  if (!Number.isInteger(number) || number < 0 || number >= affiliateCodes)
    throw new RangeError(`No code has the number ${number}`);
  const digits = Array.from({ length }, (_each, place) => Math.floor(number / 32 ** place) % 32);
  return digits.map((digit) => characters.charAt(digit)).join('') as AffiliateCode;
}

/** Whether a text is a valid code. */
export function isAffiliateCode(text: string): text is AffiliateCode {
  return text.length === length && [...text].every((each) => characters.includes(each));
}
