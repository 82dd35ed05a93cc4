/** A player's referral code: eight unambiguous characters, such as `K7QMX2PA`. */
export type ReferralCode = string & { readonly unit: 'referral-code' };

/** 32 characters, five bits each and equally likely, without the ambiguous 0, O, 1 and I. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** Number of possible codes, too many to guess one. */
export const referralCodes = 32n ** 8n;

/**
 * Creates the code of a number.
 *
 * @param number  random, 0 to 32⁸ − 1
 * @throws RangeError for any other number (a bug)
 */
export function referralCode(number: bigint): ReferralCode {
  if (number < 0n || number >= referralCodes) throw new RangeError(`No code has the number ${number}`);
  const digits = Array.from({ length }, (_each, place) => Number((number >> BigInt(5 * place)) & 31n));
  return digits.map((digit) => characters.charAt(digit)).join('') as ReferralCode;
}

/** Normalizes a typed code: uppercase, without spaces and hyphens. */
export function bareReferralCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a text is a valid code. */
export function isReferralCode(text: string): text is ReferralCode {
  return text.length === length && [...text].every((each) => characters.includes(each));
}
