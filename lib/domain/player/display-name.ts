const longest = 40;

/** Control characters, line ends, halves of characters, and marks that turn the reading direction of whatever follows the name. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Something that leaves ink: a name of joiners and blanks alone would look like none. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept: without blanks around it, and every character composed, so that equal names are equal texts. */
export function normalizeName(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * What is wrong with a name under which others see a player, in words for who typed it.
 *
 * @param name  as `normalizeName` gives it
 * @returns null for a name that will do
 */
export function displayNameFault(name: string): string | null {
  const length = [...name].length;
  if (length < 1 || length > longest) return `A name has 1 to ${longest} characters.`;
  if (unfit.test(name)) return 'A name is one line of plain text.';
  return visible.test(name) ? null : 'A name has something to read.';
}
