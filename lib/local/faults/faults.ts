import { seededRandom } from './seeded-random';

/**
 * Faults that AWS documents and a laptop never has by itself. All are off unless named. A share is from 0 to 1, of what it
 * speaks of; the operator's own requests have no faults, as they are no part of the product.
 */
export interface Faults {
  /** Two runs with the same seed draw the same numbers for each fault. @default 1 */
  readonly seed?: number;
  /** Share of DynamoDB requests that are throttled. */
  readonly throttledRequests?: number;
  /** Eventually consistent reads of tables: a share of them is answered by a copy that is so many milliseconds behind. */
  readonly staleReads?: { readonly share: number; readonly lagMs: number };
  /** Share of `BatchGetItem` requests of several keys that leave half of a table's keys unprocessed. */
  readonly unprocessedKeys?: number;
  /** Share of messages of standard queues that are received once more after they were deleted. */
  readonly repeatedMessages?: number;
  /** Standard queues hand out messages in a random order. */
  readonly reorderedMessages?: boolean;
  /** Share of events that EventBridge delivers twice. */
  readonly repeatedEvents?: number;
  /** Invocations that all functions together may have under way. A new account has 10. @default no bound */
  readonly accountConcurrency?: number;
  /** `ListUsers` first shows a new user in the second call after it was created. */
  readonly listUsersLags?: boolean;
}

type FaultName = Exclude<keyof Faults, 'seed'>;

/** What is drawn for faults, each from a sequence of its own, so that one switch leaves the others' draws as they are. */
interface Draws {
  /** Whether a fault of this share happens now. */
  happens(fault: FaultName, share: number | undefined): boolean;
  /** A number from 0 up to 1. */
  random(fault: FaultName): number;
}

export function openDraws(seed = 1): Draws {
  const sequences = new Map<FaultName, () => number>();
  return { happens: (fault, share = 0) => share > 0 && random(fault) < share, random };

  function random(fault: FaultName): number {
    const sequence = sequences.get(fault) ?? seededRandom(seed ^ codeOf(fault));
    sequences.set(fault, sequence);
    return sequence();
  }
}

function codeOf(name: string): number {
  return [...name].reduce((code, letter) => Math.imul(code, 31) + letter.charCodeAt(0), 7);
}
