import type { Change } from '#lambdas/in-memory/database';
import type { Delivery } from '../casino/delivery';

/** A violated invariant and where it was found. */
export class InvariantViolation extends Error {
  override readonly name = 'Broken';
}

/** A condition that holds after every commit and at the end. */
export interface Invariant {
  /**
   * Checks one commit in constant time.
   *
   * @throws Broken
   */
  committed(changes: readonly Change[], by: Delivery): void;
  /** @throws Broken */
  atEnd?(): void;
}

/** @throws Broken unless the condition holds */
export function assertInvariant(condition: boolean, describe: () => string): asserts condition {
  if (!condition) throw new InvariantViolation(describe());
}
