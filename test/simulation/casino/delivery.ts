import type { Exposure } from '../faults/fault-count';
import type { FaultPlan } from '../faults/fault-plan';

/** What is known of something that somebody wants done, through all deliveries of it. */
export interface ErrandState extends Exposure {
  readonly number: number;
  /** Whether it leads to one row of the ledger at most, however often it is delivered. */
  readonly isOnce: boolean;
  /** The row of the ledger that it has led to. */
  entry: string | null;
  /** How many commits its deliveries have made. */
  commits: number;
}

/** One run of a function for an errand. */
export interface Delivery {
  readonly errand: ErrandState;
  readonly faults: FaultPlan;
  /** What somebody else does to the same items at the worst moment. */
  readonly rival: (() => Promise<unknown>) | null;
  /** Killed: nothing that it still waits for will come. */
  isDead: boolean;
}

export function createDelivery(errand: ErrandState, faults: FaultPlan, rival: Delivery['rival']): Delivery {
  return { errand, faults, rival, isDead: false };
}
