/**
 * A player's entry code for letters: ten digits and two check digits by ISO 7064, MOD 97-10. The check digits detect every single-digit
 * error, every transposition of adjacent digits and nearly all other errors.
 */
export type EntryCode = string & { readonly unit: 'entry-code' };

const modulus = 97n;

/** Number of digits before the check digits. */
export const codeDigits = 10;

/**
 * Creates the code of a number.
 *
 * @param number  0 to 9,999,999,999
 * @throws RangeError for any other number (a bug)
 */
export function entryCode(number: bigint): EntryCode {
  const digits = String(number).padStart(codeDigits, '0');
  if (number < 0n || digits.length > codeDigits) throw new RangeError(`No code has the number ${number}`);
  const check = 98n - ((number * 100n) % modulus);
  return `${digits}${String(check).padStart(2, '0')}` as EntryCode;
}

/** Whether a text is a valid code: twelve digits with correct check digits. */
export function isEntryCode(text: string): text is EntryCode {
  return /^\d{12}$/.test(text) && BigInt(text) % modulus === 1n;
}

/** Removes the spaces and hyphens that separate groups in a typed code. */
export function bareCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
