import css from '../../../styles/tokens.css?raw';

/** Every token of the stylesheet, in order. */
export const tokenNames: readonly string[] = [
  ...new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].flatMap(([, name]) => name ?? [])),
];

/** Returns the tokens of one family, such as `text-`. */
export function family(prefix: string): string[] {
  return tokenNames.filter((name) => name.startsWith(prefix));
}

/** Returns the value of a token at an element. */
export function tokenAt(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`).trim();
}
