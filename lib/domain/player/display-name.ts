const longest = 40;

/** Control characters, line ends, lone surrogates, and marks that change the text direction of what follows the name. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Requires a visible character, because a name of joiners and spaces looks empty. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Normalizes a name for storage: trimmed and in NFC, so that equal names are equal strings. */
export function normalizeName(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * Validates the public name of a player.
 *
 * @param name  as returned by `normalizeName`
 * @returns a message for the player, or null for a valid name
 */
export function displayNameFault(name: string): string | null {
  const length = [...name].length;
  if (length < 1 || length > longest) return `Enter a name of 1 to ${longest} characters.`;
  if (unfit.test(name)) return 'Use one line of plain text.';
  return visible.test(name) ? null : 'Use at least one letter, number, or symbol.';
}
