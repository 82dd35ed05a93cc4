/** A text color on a background: the `on-` color of a color, or a color on a ground. */
export interface Pair {
  readonly words: string;
  readonly ground: string;
}

const grounds = ['background', 'panel', 'raised', 'field'];
const textColors = ['muted', 'primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning'];

/** Returns every pair of tokens for text: each `on-` color on its color, and each text color on a ground. */
export function pairsOf(names: readonly string[], ground: 'background' | 'panel'): Pair[] {
  const counterparts = names.filter((name) => names.includes(`on-${name}`) && !grounds.includes(name));
  return [
    { words: `on-${ground}`, ground },
    ...counterparts.map((name) => ({ words: `on-${name}`, ground: name })),
    ...textColors.map((words) => ({ words, ground })),
  ];
}
