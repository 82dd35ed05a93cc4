/**
 * Reads a code from whatever was typed or pasted: spaces, dashes and words round it are left out.
 *
 * @returns at most six digits
 */
export function readCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}

/** Whether a code has all of its six digits. */
export function isWholeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
