import type { Exposure } from '../faults/fault-count';
import type { FaultPlan } from '../faults/fault-plan';

/** State of an operation across all of its deliveries. */
export interface TaskState extends Exposure {
  readonly number: number;
  /** Whether it creates at most one ledger row, however often it is delivered. */
  readonly isOnce: boolean;
  /** The ledger row that it created. */
  entry: string | null;
  /** Number of commits by its deliveries. */
  commits: number;
}

/** One run of a function for an operation. */
export interface Delivery {
  readonly task: TaskState;
  readonly faults: FaultPlan;
  /** A competing write to the same items. */
  readonly competingWrite: (() => Promise<unknown>) | null;
  /** Whether the function was killed; its pending calls never resolve. */
  isDead: boolean;
}

export function createDelivery(
  task: TaskState,
  faults: FaultPlan,
  competingWrite: Delivery['competingWrite'],
): Delivery {
  return { task, faults, competingWrite, isDead: false };
}
