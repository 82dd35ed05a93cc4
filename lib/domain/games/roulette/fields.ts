/** Kinds of fields; the printed table has separate places for the chips of each. */
export const fieldKinds = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'dozen',
  'column',
  'even-chance',
] as const;

export type FieldKind = (typeof fieldKinds)[number];

/** A field of the table: a chip on it wins when the ball lands in one of its pockets. */
export interface Field {
  /** Its name in a choice: `red`, `straight-17`, `split-17-20`, `corner-16` by its lowest number. */
  readonly id: string;
  readonly kind: FieldKind;
  /** Ascending. */
  readonly pockets: readonly number[];
}

/** Numbers of the table without the zero, in twelve streets of three. */
const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
const streets = numbers.filter((number) => number % 3 === 1);

const redNumbers = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** Whether a number is red; zero is neither red nor black. */
export function isRed(number: number): boolean {
  return redNumbers.includes(number);
}

/** Every field of the European table. */
export const fields: readonly Field[] = [
  ...[0, ...numbers].map((number) => field('straight', `straight-${number}`, [number])),
  ...splits(),
  ...streets.map((first) => field('street', `street-${first}`, run(first, 3))),
  ...[1, 2].map((low) => field('trio', `trio-0-${low}-${low + 1}`, [0, low, low + 1])),
  ...numbers
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((low) => field('corner', `corner-${low}`, [low, low + 1, low + 3, low + 4])),
  field('first-four', 'first-four', [0, 1, 2, 3]),
  ...streets.slice(0, -1).map((first) => field('six-line', `six-line-${first}`, run(first, 6))),
  ...[1, 2, 3].map((dozen) => field('dozen', `dozen-${dozen}`, run(dozen * 12 - 11, 12))),
  ...[1, 2, 3].map((column) =>
    field(
      'column',
      `column-${column}`,
      streets.map((first) => first + column - 1),
    ),
  ),
  ...evenChances(),
];

function field(kind: FieldKind, id: string, pockets: readonly number[]): Field {
  return { id, kind, pockets };
}

function run(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

/** Neighbors across a street, along a column, and the zero with each number of the first street. */
function splits(): Field[] {
  const pairs = [
    ...[1, 2, 3].map((number) => [0, number]),
    ...numbers.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
    ...numbers.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ];
  return pairs.map((pair) => field('split', `split-${pair.join('-')}`, pair));
}

function evenChances(): Field[] {
  const covers: Readonly<Record<string, (number: number) => boolean>> = {
    red: isRed,
    black: (number) => !isRed(number),
    even: (number) => number % 2 === 0,
    odd: (number) => number % 2 === 1,
    low: (number) => number <= 18,
    high: (number) => number > 18,
  };
  return Object.entries(covers).map(([id, holds]) => field('even-chance', id, numbers.filter(holds)));
}
