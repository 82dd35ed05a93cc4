/** What a grown-up reads of plain text in a minute, on a screen and without haste. */
const wordsAMinute = 220;

/** How many minutes a text takes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}
