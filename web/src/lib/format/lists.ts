let format: Intl.ListFormat | undefined;

/** Joins words in English: `home, network, and card`. */
export function listLabel(words: readonly string[]): string {
  format ??= new Intl.ListFormat('en-US');
  return format.format(words);
}
