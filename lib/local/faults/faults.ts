import { seededRandom } from './seeded-random';

/**
 * Faults that AWS documents and a local host never shows by itself. All are off by default. Shares range from 0 to 1;
 * requests of the operator are exempt, because they are not part of the product.
 */
export interface Faults {
  /** Two runs with the same seed draw the same numbers for each fault. @default 1 */
  readonly seed?: number;
  /** Share of DynamoDB requests that are throttled. */
  readonly throttledRequests?: number;
  /** Stale reads: a share of the eventually consistent reads of tables is answered by a replica that lags by `lagMs`. */
  readonly staleReads?: { readonly share: number; readonly lagMs: number };
  /** Share of `BatchGetItem` requests of several keys that leave half of a table's keys unprocessed. */
  readonly unprocessedKeys?: number;
  /** Share of messages of standard queues that are received once more after their deletion. */
  readonly repeatedMessages?: number;
  /** Standard queues deliver messages in random order. */
  readonly reorderedMessages?: boolean;
  /** Share of events that EventBridge delivers twice. */
  readonly repeatedEvents?: number;
  /** Concurrent invocations of all functions together. A new account has 10. @default unlimited */
  readonly accountConcurrency?: number;
  /** `ListUsers` omits a new user in the first call after its creation. */
  readonly listUsersLags?: boolean;
}

type FaultName = Exclude<keyof Faults, 'seed'>;

/** Random draws for faults, each from a sequence of its own, so that enabling one fault leaves the draws of the others unchanged. */
export function openDraws(seed = 1) {
  const sequences = new Map<FaultName, () => number>();
  /** A number from 0 up to 1. */
  const random = (fault: FaultName): number => {
    const sequence = sequences.get(fault) ?? seededRandom(seed ^ codeOf(fault));
    sequences.set(fault, sequence);
    return sequence();
  };
  /** Whether a fault with this share occurs now. */
  const happens = (fault: FaultName, share = 0): boolean => share > 0 && random(fault) < share;
  return { happens, random };
}

function codeOf(name: string): number {
  return [...name].reduce((code, letter) => Math.imul(code, 31) + letter.charCodeAt(0), 7);
}
