import type { Risk } from '#domain/games/originals/risks';

/** Picks with their risk. */
export interface Picked {
  readonly risk: Risk;
  readonly picks: ReadonlySet<number>;
}

/** Numbers in the order of drawing, and the picks among them. */
export interface Drawn {
  readonly drawn: readonly number[];
  readonly hits: readonly number[];
}
