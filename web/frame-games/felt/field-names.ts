import type { Field } from '#domain/games/roulette/fields';

const ordinals = ['First', 'Second', 'Third'];
const evenChances: Readonly<Record<string, string>> = {
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  low: '1 to 18',
  high: '19 to 36',
};

/** Full name of a field for screen readers. */
export function fieldName({ id, kind, pockets }: Field): string {
  const lowest = pockets[0] as number;
  const highest = pockets.at(-1) as number;
  switch (kind) {
    case 'straight':
      return `Number ${lowest}`;
    case 'split':
      return `Split ${lowest} and ${highest}`;
    case 'street':
      return `Street ${lowest} to ${highest}`;
    case 'trio':
      return `Trio ${pockets.join(', ')}`;
    case 'corner':
      return `Corner ${pockets.join(', ')}`;
    case 'first-four':
      return 'First four, 0 to 3';
    case 'six-line':
      return `Six line ${lowest} to ${highest}`;
    case 'dozen':
      return `${ordinals[Math.floor(lowest / 12)] ?? ''} dozen, ${lowest} to ${highest}`;
    case 'column':
      return `${ordinals[lowest - 1] ?? ''} column, ${lowest} to ${highest}`;
    case 'even-chance':
      return evenChances[id] ?? id;
  }
}

/** The text printed on a field of the cloth; empty for line bets. */
export function fieldLabel({ id, kind, pockets }: Field): string {
  const lowest = pockets[0] as number;
  switch (kind) {
    case 'straight':
      return String(lowest);
    case 'dozen':
      return ['1st 12', '2nd 12', '3rd 12'][Math.floor(lowest / 12)] ?? '';
    case 'column':
      // Its field is hardly wider than a number on a phone.
      return '2:1';
    case 'even-chance':
      return { low: '1–18', high: '19–36' }[id] ?? evenChances[id] ?? '';
    default:
      return '';
  }
}

/** The color name of a number. */
export function colorOf(number: number, red: readonly number[]): 'red' | 'black' | 'zero' {
  if (number === 0) return 'zero';
  return red.includes(number) ? 'red' : 'black';
}
