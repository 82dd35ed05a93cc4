/**
 * A player's code on letters: ten digits and two check digits by ISO 7064, MOD 97-10. Every slip of one digit, every two digits that changed
 * places next to each other and nearly all others are told from a code of somebody else.
 */
export type EntryCode = string & { readonly unit: 'entry-code' };

const modulus = 97n;

/** How many digits come before the check digits. */
export const codeDigits = 10;

/**
 * Makes the code of a number.
 *
 * @param number  0 to 9,999,999,999
 * @throws RangeError for any other (our bug)
 */
export function entryCode(number: bigint): EntryCode {
  const digits = String(number).padStart(codeDigits, '0');
  if (number < 0n || digits.length > codeDigits) throw new RangeError(`No code has the number ${number}`);
  const check = 98n - ((number * 100n) % modulus);
  return `${digits}${String(check).padStart(2, '0')}` as EntryCode;
}

/** Whether a text is a code that can have been given: twelve digits that check. */
export function isEntryCode(text: string): text is EntryCode {
  return /^\d{12}$/.test(text) && BigInt(text) % modulus === 1n;
}

/** A code as somebody may have typed it: groups parted by spaces or hyphens. */
export function bareCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
