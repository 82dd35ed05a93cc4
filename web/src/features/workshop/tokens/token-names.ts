import css from '../../../styles/tokens.css?raw';

/** Every token that the stylesheet sets, in its order. */
export const tokenNames: readonly string[] = [
  ...new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].flatMap(([, name]) => name ?? [])),
];

/** The tokens of one family, such as `text-`. */
export function family(prefix: string): string[] {
  return tokenNames.filter((name) => name.startsWith(prefix));
}

/** The value that a token has where an element stands. */
export function tokenAt(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`).trim();
}
