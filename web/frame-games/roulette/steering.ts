import { middleOf, type Place } from './geometry';

/** A step on the cloth: away from the zero or towards it, towards the third column or the even chances. */
export interface Heading {
  readonly along: -1 | 0 | 1;
  readonly across: -1 | 0 | 1;
}

/** Directions of the arrow keys; the zero is at the left. */
const headings: Readonly<Record<string, Heading>> = {
  ArrowRight: { along: 1, across: 0 },
  ArrowLeft: { along: -1, across: 0 },
  ArrowUp: { along: 0, across: 1 },
  ArrowDown: { along: 0, across: -1 },
};

/** Direction of an arrow key on the cloth; undefined for any other key. */
export function headingOf(key: string): Heading | undefined {
  return Object.hasOwn(headings, key) ? headings[key] : undefined;
}

/**
 * Finds the next field in a direction: the nearest one, where sideways distance weighs three times, so that the focus stays in its row or column.
 *
 * @returns its index; undefined at the edge
 */
export function nextField(places: readonly Place[], from: number, heading: Heading): number | undefined {
  const here = middleOf(places[from] as Place);
  let next: number | undefined;
  let shortest = Infinity;
  places.forEach((place, index) => {
    const there = middleOf(place);
    const along = there.along - here.along;
    const across = there.across - here.across;
    const ahead = along * heading.along + across * heading.across;
    const aside = Math.abs(heading.along === 0 ? along : across);
    const way = ahead + 3 * aside;
    if (ahead < 0.01 || way >= shortest) return;
    shortest = way;
    next = index;
  });
  return next;
}
