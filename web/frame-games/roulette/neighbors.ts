import type { Field } from '#domain/games/roulette/fields';
import { wheelOrder } from './ball';

/** Numbers on each side of the wheel that a neighbor bet covers besides its own. */
const perSide = 2;

/** A number between its two neighbors on each side of the wheel, in the order of the wheel. */
export function neighborsOf(pocket: number): number[] {
  const order: readonly number[] = wheelOrder;
  const at = order.indexOf(pocket);
  return Array.from({ length: 2 * perSide + 1 }, (_, index) => {
    const place = (at - perSide + index + order.length) % order.length;
    return order[place] as number;
  });
}

/**
 * The fields of a neighbor bet on a number: a chip lies on each of them.
 *
 * @returns the field alone if it is no single number
 */
export function neighborFields(field: Field, fields: readonly Field[]): Field[] {
  const [pocket] = field.pockets;
  if (field.kind !== 'straight' || pocket === undefined) return [field];
  return neighborsOf(pocket).flatMap((number) =>
    fields.filter(({ kind, pockets }) => kind === 'straight' && pockets[0] === number),
  );
}
