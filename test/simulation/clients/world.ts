import type { Functions } from '../casino/functions';
import type { FaultCount } from '../faults/fault-count';
import type { InvariantViolation } from '../invariants/checks';
import type { GiftInvariant } from '../invariants/gifts';
import type { SimulatedProvider } from '../payments/simulated-provider';
import type { Random } from '../scheduler/random';
import type { Scheduler } from '../scheduler/scheduler';
import type { Trace } from '../trace';

/** Counters of the simulation. */
export interface Tally {
  operations: number;
  deliveries: number;
  /** Number of committed requests whose response was lost and that were repeated. */
  lostAfterCommit: number;
  gaveUp: number;
  retriedLater: number;
  keysReused: number;
  rowsDelivered: number;
  readonly answers: Map<string, number>;
  /** Accepted decisions by game. */
  readonly decisions: Map<string, number>;
  readonly logged: Map<string, number>;
}

/** Shared state of a simulation. */
export interface World {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly functions: Functions;
  readonly faults: FaultCount;
  readonly provider: SimulatedProvider;
  /** Receives the responses about gifts. */
  readonly gifts: Pick<GiftInvariant, 'recordResponse'>;
  readonly trace: Trace;
  readonly tally: Tally;
  /** Whether faults and new operations have stopped. */
  isCalm: boolean;
  /** Records the first violated invariant and ends the simulation. */
  readonly reportViolation: (reason: InvariantViolation) => void;
}

export function emptyTally(): Tally {
  return {
    operations: 0,
    deliveries: 0,
    lostAfterCommit: 0,
    gaveUp: 0,
    retriedLater: 0,
    keysReused: 0,
    rowsDelivered: 0,
    answers: new Map(),
    decisions: new Map(),
    logged: new Map(),
  };
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
