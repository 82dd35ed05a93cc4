/** One line of the report: what was measured, how much, and the bounds within which it must be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Neither bound where there is no goal, only interest. */
  readonly atMost?: number;
  readonly atLeast?: number;
}
