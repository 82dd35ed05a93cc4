/**
 * Returns the text as the table returns it: a lone surrogate, which JSON allows and UTF-8 does not, becomes `�` before the text is compared
 * with the one stored under an idempotency key.
 */
export function asStored(text: string): string {
  return Buffer.from(text).toString();
}
