import { faultKinds, type FaultName, faultNames } from './faults/kinds';
import type { SimulationReport } from './simulate';

/** Totals of all worlds of a run. */
export interface Totals {
  readonly operations: number;
  add(report: SimulationReport, durationMs: number): void;
  /** Text and a table for people. */
  describe(seed: string): string;
}

interface Sums {
  operations: number;
  deliveries: number;
  rows: number;
  durationMs: number;
  simulatedMs: number;
  lost: number;
  conflicts: number;
  conditions: number;
  violations: number;
}

export function createTotals(): Totals {
  const sums: Sums = {
    operations: 0,
    deliveries: 0,
    rows: 0,
    durationMs: 0,
    simulatedMs: 0,
    lost: 0,
    conflicts: 0,
    conditions: 0,
    violations: 0,
  };
  const strikes = new Map<FaultName, { strikes: number; operations: number; applicable: number }>();
  return {
    get operations() {
      return sums.operations;
    },
    add,
    describe,
  };

  function add(
    { tally, rows, contention, violation, faults, simulatedMs }: SimulationReport,
    durationMs: number,
  ): void {
    sums.operations += tally.operations;
    sums.deliveries += tally.deliveries;
    sums.lost += tally.lostAfterCommit;
    sums.rows += rows;
    sums.conflicts += contention.conflicts;
    sums.conditions += contention.conditions;
    sums.violations += violation ? 1 : 0;
    sums.durationMs += durationMs;
    sums.simulatedMs += simulatedMs;
    for (const name of faultNames) {
      const { strikes: times, operations, rate } = faults[name];
      const sum = strikes.get(name) ?? { strikes: 0, operations: 0, applicable: 0 };
      const applicable = rate === 0 ? 0 : operations / rate;
      strikes.set(name, {
        strikes: sum.strikes + times,
        operations: sum.operations + operations,
        applicable: sum.applicable + applicable,
      });
    }
  }

  function describe(seed: string): string {
    const perSecond = Math.round((sums.operations / sums.durationMs) * 1000);
    const days = (sums.simulatedMs / 86_400_000).toFixed(1);
    return [
      `seed ${seed}: ${sums.operations} operations in ${sums.deliveries} deliveries, ${sums.rows} rows of the ledger,`,
      `${days} simulated days, ${perSecond} operations/s a process, ${sums.violations} violations`,
      `responses lost after a commit and requested again: ${sums.lost}`,
      `without a fault: ${sums.conflicts} transactions conflicted, ${sums.conditions} conditions failed`,
      ...faultNames.map((name) => {
        const { strikes: times, operations, applicable } = strikes.get(name) ?? noStrikes;
        const share = applicable === 0 ? 0 : (100 * operations) / applicable;
        return `${name.padEnd(24)}${String(times).padStart(9)}${share.toFixed(1).padStart(7)} %  ${faultKinds[name].meaning}`;
      }),
    ].join('\n');
  }
}

const noStrikes = { strikes: 0, operations: 0, applicable: 0 };

/** The violated invariant, the events before it, and the command to repeat the run. */
export function describeViolation({ seed, requested, violation }: SimulationReport): string {
  if (!violation) return 'No invariant was violated.';
  const { reason, step, operation, lastEvents } = violation;
  return [
    ...lastEvents,
    `Violated at step ${step}, operation ${operation}: ${reason}`,
    `Again: npm run simulate -- --world ${seed} --operations ${requested}`,
  ].join('\n');
}
