import type { Delivery } from '../casino/delivery';
import type { Change } from '../table/database';

/** Something that must never be is: what, and where it was seen. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Something that must hold after every commit, and at the end. */
export interface Invariant {
  /**
   * Looks at one commit, in a time that does not depend on how many there were.
   *
   * @throws Broken
   */
  committed(changes: readonly Change[], by: Delivery): void;
  /** @throws Broken */
  atEnd?(): void;
}

/** @throws Broken unless it holds */
export function mustHold(isSo: boolean, otherwise: () => string): asserts isSo {
  if (!isSo) throw new Broken(otherwise());
}
