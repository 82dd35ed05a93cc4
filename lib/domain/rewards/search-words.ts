/** Characters that separate words. */
const separators = '-_/.,:;!?&+*#@%()[]"\'’“”–—·\t\n\r';

/** Most characters of a search in the catalog. */
export const longestSearch = 100;

/** Longer words are indexed by this many letters. */
export const longestStem = 8;

/** A single letter begins too many words for rows of its own. */
export const shortestStem = 2;

/** Lowercase words of a text, each between spaces: a word begins with `mu` where the result contains ` mu`. */
export function searchable(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/** Lowercase words of a text, in order. */
export function wordsOf(text: string): string[] {
  let spaced = text.toLowerCase();
  for (const separator of separators.split('')) spaced = spaced.split(separator).join(' ');
  const words: string[] = [];
  for (const word of spaced.split(' ')) {
    if (word !== '') words.push(word);
  }
  return words;
}

/**
 * Stems that index a text for prefix search, each once: 2 to 8 characters. `searchable` distinguishes longer words.
 */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const word of wordsOf(text)) {
    let stem = '';
    for (const letter of word.slice(0, longestStem).split('')) {
      stem = `${stem}${letter}`;
      const isStem = stem.length >= shortestStem && !endsInHalf(stem);
      if (isStem && stems.indexOf(stem) === -1) stems.push(stem);
    }
  }
  return stems;
}

/** The stem by which products are found whose names have a word with this beginning. */
export function stemOf(word: string): string {
  const stem = word.slice(0, longestStem);
  return endsInHalf(stem) ? stem.slice(0, -1) : stem;
}

/** Whether letters end in the first half of a surrogate pair, which is no character. */
function endsInHalf(letters: string): boolean {
  const last = letters.slice(-1);
  return last >= '\ud800' && last <= '\udbff';
}
