import type { Metrics, MetricsByDay, Totals } from './stores/metric-totals';

/** Adds totals by name. */
export function addTotals(...parts: readonly Totals[]): Totals {
  const sums: Record<string, number> = {};
  for (const part of parts)
    for (const [name, change] of Object.entries(part)) sums[name] = (sums[name] ?? 0) + change;
  return sums;
}

/** Adds metrics by name. */
export function addMetrics(...parts: readonly Metrics[]): Metrics {
  return addByName(parts, addTotals);
}

/** Adds metrics by day. */
export function addDays(...parts: readonly MetricsByDay[]): MetricsByDay {
  return addByName(parts, addMetrics);
}

function addByName<Sum>(
  parts: readonly Readonly<Record<string, Sum>>[],
  add: (...sums: readonly Sum[]) => Sum,
): Readonly<Record<string, Sum>> {
  const byName = new Map<string, Sum[]>();
  for (const part of parts)
    for (const [name, sum] of Object.entries(part)) {
      const sums = byName.get(name);
      if (sums) sums.push(sum);
      else byName.set(name, [sum]);
    }
  return Object.fromEntries([...byName].map(([name, sums]) => [name, add(...sums)]));
}
