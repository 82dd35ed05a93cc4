/** Separators between words. The resolvers cannot import this module and repeat them in `graphql/functions/words.ts`. */
const separators = /[-_/.,:;!?&+*#@%()[\]"'’“”–—· \t\n\r]+/u;
const longestStem = 8;
const shortestStem = 2;

/** Lowercase words of a text, each between spaces: a word begins with `mu` where the result contains ` mu`. */
export function searchable(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/**
 * Stems that index a text for prefix search, each once: 2 to 8 characters. `searchable` distinguishes longer words.
 */
export function stemsOf(text: string): string[] {
  const stems = wordsOf(text).flatMap((word) =>
    Array.from({ length: longestStem }, (_each, index) => word.slice(0, index + 1)).filter(isStem),
  );
  return [...new Set(stems)];
}

/** Rejects stems that end in half of a surrogate pair. */
function isStem(letters: string): boolean {
  return letters.length >= shortestStem && !/[\ud800-\udbff]$/.test(letters);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(separators).filter(Boolean);
}
