/** Sums by name, such as `house:games gold`. An absent name is 0. */
export type Totals = Readonly<Record<string, number>>;

/** Totals by the name of their metric, such as `house-totals`. */
export type Metrics = Readonly<Record<string, Totals>>;

/** Metrics by UTC day, `2026-11-21`, and those of all days under `ever`. */
export type MetricsByDay = Readonly<Record<string, Metrics>>;
