/**
 * Extracts a code from typed or pasted text without spaces, dashes and words.
 *
 * @returns at most six digits
 */
export function readCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}

/** Whether a code has all six digits. */
export function isWholeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
