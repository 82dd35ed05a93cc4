/** Characters that separate words. */
const signs = '-_/.,:;!?&+*#@%()[]"\'’“”–—·\t\n\r';

/** Longer words are indexed by this many letters. */
export const longestStem = 8;

/** A single letter begins too many words for rows of its own. */
export const shortestStem = 2;

/**
 * The words of a text in lower case, each between spaces, so that ` mu` occurs in it exactly when a word begins with `mu`. The product's
 * stream maintains rows by the same words: `lib/domain/rewards/search-words.ts`.
 */
export function searchable(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  let spaced = text.toLowerCase();
  for (const sign of signs.split('')) spaced = spaced.split(sign).join(' ');
  const words: string[] = [];
  for (const word of spaced.split(' ')) {
    if (word !== '') words.push(word);
  }
  return words;
}

/** The prefix under which the rows of a word are stored. It never ends with half of a surrogate pair. */
export function stemOf(word: string): string {
  const stem = word.slice(0, longestStem);
  const last = stem.slice(-1);
  return last >= '\ud800' && last <= '\udbff' ? stem.slice(0, -1) : stem;
}

/** The longest word, which matches the fewest products. */
export function sharpest(words: readonly string[]): string {
  let longest = '';
  for (const word of words) {
    if (word.length > longest.length) longest = word;
  }
  return longest;
}
