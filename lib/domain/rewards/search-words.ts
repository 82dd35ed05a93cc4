/** What stands between words. Resolvers, which import nothing of ours, say the same in `graphql/functions/words.ts`. */
const separators = /[-_/.,:;!?&+*#@%()[\]"'’“”–—· \t\n\r]+/u;
const longestStem = 8;
const shortestStem = 2;

/** The words of a text in small letters, each between blanks: a word begins with `mu` where ` mu` is in there. */
export function searchable(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/**
 * The beginnings of words by which a search finds its rows, each once: of 2 to 8 letters, longer words being told apart
 * by `searchable`.
 */
export function stemsOf(text: string): string[] {
  const stems = wordsOf(text).flatMap((word) =>
    Array.from({ length: longestStem }, (_each, index) => word.slice(0, index + 1)).filter(isStem),
  );
  return [...new Set(stems)];
}

/** Half of a sign that has two halves is no letter. */
function isStem(letters: string): boolean {
  return letters.length >= shortestStem && !/[\ud800-\udbff]$/.test(letters);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(separators).filter(Boolean);
}
