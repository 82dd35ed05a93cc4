/** One line of the report: what was measured, how much, and the most that it may be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Undefined where there is no goal, only interest. */
  readonly atMost?: number;
}
