/** Reading speed of an adult for plain text on a screen, in words per minute. */
const wordsAMinute = 220;

/** Reading time in minutes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsAMinute));
}
