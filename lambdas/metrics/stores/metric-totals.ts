/** Sums by name, such as `house:games gold`. What is not named is 0. */
export type Totals = Readonly<Record<string, number>>;

/** Totals by the name of their figure, such as `house-totals`. What is not named has none. */
export type Metrics = Readonly<Record<string, Totals>>;

/** Figures by UTC day, `2026-11-21`, and those of all days under `ever`. */
export type MetricsByDay = Readonly<Record<string, Metrics>>;
