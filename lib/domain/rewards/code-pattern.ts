/** Longest pattern, as long as the longest code. */
export const longestPattern = 100;

type Accepts = (character: string) => boolean;

const isLetter: Accepts = (character) => /^[A-Za-z]$/.test(character);
const isDigit: Accepts = (character) => /^[0-9]$/.test(character);

/** What stands for more than one character. */
const placeholders: Readonly<Record<string, Accepts>> = {
  A: isLetter,
  '9': isDigit,
  '*': (character) => isLetter(character) || isDigit(character),
};

/**
 * Reads the pattern of a product's gift codes: `A` is a letter, `9` a digit, `*` either, a character after `\` is itself, and every other
 * character is itself. Admins write it, so it is no regular expression, whose evaluation could take any time.
 *
 * @returns the test of each character; null for a pattern that is empty, too long, or that one code alone could match
 */
export function parseCodePattern(pattern: string): readonly Accepts[] | null {
  if (pattern.length > longestPattern) return null;
  const tests: Accepts[] = [];
  let isOpen = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const isEscaped = pattern[index] === '\\';
    if (isEscaped) index += 1;
    const character = pattern[index];
    if (character === undefined) return null;
    const placeholder = isEscaped ? undefined : placeholders[character];
    isOpen ||= placeholder !== undefined;
    tests.push(placeholder ?? ((given) => given === character));
  }
  return isOpen ? tests : null;
}

/** Whether a code matches a pattern as a whole; every code matches no pattern. */
export function matchesPattern(code: string, pattern: string | null): boolean {
  const tests = pattern === null ? null : parseCodePattern(pattern);
  if (!tests) return true;
  const characters = [...code];
  return characters.length === tests.length && tests.every((accepts, index) => accepts(characters[index]!));
}
