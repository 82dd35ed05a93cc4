/** One line of the report: a measured value and its bounds. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Decimals that are printed. @default one, and none for whole or large numbers */
  readonly digits?: number;
  /** Without bounds the value has no goal. */
  readonly atMost?: number;
  readonly atLeast?: number;
}
