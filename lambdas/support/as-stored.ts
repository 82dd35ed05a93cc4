/**
 * Words as they come back from the table: half of a sign, which JSON can carry and UTF-8 cannot, becomes `�` before it is compared with
 * what was written under a key.
 */
export function asStored(text: string): string {
  return Buffer.from(text).toString();
}
