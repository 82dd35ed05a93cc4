/** What stands on what: a color's partner on it, or a color's words on a ground. */
export interface Pair {
  readonly words: string;
  readonly ground: string;
}

const grounds = ['background', 'surface', 'raised', 'field'];
const wordsAlone = ['muted', 'primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning'];

/** Every pair of tokens that carries words: each `on-` partner, and each color that words may have on a ground. */
export function pairsOf(names: readonly string[], ground: 'background' | 'surface'): Pair[] {
  const counterparts = names.filter((name) => names.includes(`on-${name}`) && !grounds.includes(name));
  return [
    { words: `on-${ground}`, ground },
    ...counterparts.map((name) => ({ words: `on-${name}`, ground: name })),
    ...wordsAlone.map((words) => ({ words, ground })),
  ];
}
