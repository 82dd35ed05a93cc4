import type { Functions } from '../casino/functions';
import type { FaultCount } from '../faults/fault-count';
import type { Broken } from '../invariants/checks';
import type { GiftInvariant } from '../invariants/gifts';
import type { SimulatedProvider } from '../payments/simulated-provider';
import type { Random } from '../scheduler/random';
import type { Scheduler } from '../scheduler/scheduler';
import type { Trace } from '../trace';

/** What was counted beside the faults. */
export interface Tally {
  operations: number;
  deliveries: number;
  /** How often a request of a player was carried out, its player did not hear of it and sent it again. */
  lostAfterCommit: number;
  gaveUp: number;
  cameBackLater: number;
  keysReused: number;
  rowsTold: number;
  readonly answers: Map<string, number>;
  readonly logged: Map<string, number>;
}

/** What everybody in a simulation shares. */
export interface World {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly functions: Functions;
  readonly faults: FaultCount;
  readonly provider: SimulatedProvider;
  /** What is known of gifts, for whoever is told of one. */
  readonly gifts: Pick<GiftInvariant, 'told'>;
  readonly trace: Trace;
  readonly tally: Tally;
  /** Whether things still go wrong and new operations still begin. */
  isCalm: boolean;
  /** Takes the first broken invariant and ends the simulation. */
  readonly breakOff: (reason: Broken) => void;
}

export function emptyTally(): Tally {
  return {
    operations: 0,
    deliveries: 0,
    lostAfterCommit: 0,
    gaveUp: 0,
    cameBackLater: 0,
    keysReused: 0,
    rowsTold: 0,
    answers: new Map(),
    logged: new Map(),
  };
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
