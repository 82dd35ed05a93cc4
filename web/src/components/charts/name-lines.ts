/** Characters that a phone has room for beside a bar. */
const mostCharacters = 20;

/** A name beside a bar, in lines: a long one has two, broken at the space nearest to its middle. */
export function nameLines(name: string): string[] {
  if (name.length <= mostCharacters) return [name];
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];
}
