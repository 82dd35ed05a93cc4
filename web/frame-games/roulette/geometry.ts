import type { Field } from '#domain/games/roulette/fields';

/**
 * Position of a field on the cloth, in cells. `along` counts from the zero past the twelve streets to the columns, `across` from the first
 * column up to the third, with the dozens and even chances below it. A line bet has no extent.
 */
export interface Place {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly width: number;
}

/** Extent of the cloth: zero, twelve streets and columns; three columns, dozens and even chances. */
export const extent = { along: 14, across: 5, lowestAcross: -2 } as const;

const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** The position of a field, derived from what it covers. */
export function placeOf({ id, kind, pockets }: Field): Place {
  const [lowest, second] = pockets as [number, number, ...number[]];
  const street = Math.ceil(lowest / 3);
  const column = (lowest - 1) % 3;
  switch (kind) {
    case 'straight':
      return lowest === 0 ? cell(0, 0, 1, 3) : cell(street, column, 1, 1);
    case 'split':
      if (lowest === 0) return spot(1, ((second - 1) % 3) + 0.5);
      return second - lowest === 1 ? spot(street + 0.5, column + 1) : spot(street + 1, column + 0.5);
    case 'trio':
      return spot(1, second);
    case 'first-four':
      return spot(1, 0);
    case 'corner':
      return spot(street + 1, column + 1);
    case 'street':
      return spot(street + 0.5, 0);
    case 'six-line':
      return spot(street + 1, 0);
    case 'dozen':
      return cell(street, -1, 4, 1);
    case 'column':
      return cell(13, column, 1, 1);
    case 'even-chance':
      return cell(1 + 2 * evenChances.indexOf(id), -2, 2, 1);
  }
}

/** The center of a field. */
export function middleOf({ along, across, length, width }: Place): { along: number; across: number } {
  return { along: along + length / 2, across: across + width / 2 };
}

/** Whether a field lies on a line between others. */
export function isOnLine({ length }: Place): boolean {
  return length === 0;
}

function cell(along: number, across: number, length: number, width: number): Place {
  return { along, across, length, width };
}

function spot(along: number, across: number): Place {
  return { along, across, length: 0, width: 0 };
}
