/** What a player gives to friends: eight characters of which none looks like another, such as `K7QMX2PA`. */
export type ReferralCode = string & { readonly unit: 'referral-code' };

/** Without 0 and O, 1 and I; 32 of them, so that each character holds five bits and none is likelier. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** How many codes there are; nobody finds one of a player's by trying. */
export const referralCodes = 32n ** 8n;

/**
 * Makes the code of a number.
 *
 * @param number  0 to 32⁸ − 1, drawn by chance
 * @throws RangeError for any other (our bug)
 */
export function referralCode(number: bigint): ReferralCode {
  if (number < 0n || number >= referralCodes) throw new RangeError(`No code has the number ${number}`);
  const digits = Array.from({ length }, (_each, place) => Number((number >> BigInt(5 * place)) & 31n));
  return digits.map((digit) => characters.charAt(digit)).join('') as ReferralCode;
}

/** A code as somebody may have typed it: in small letters, in groups. */
export function bareReferralCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a text is a code that can have been given. */
export function isReferralCode(text: string): text is ReferralCode {
  return text.length === length && [...text].every((each) => characters.includes(each));
}
