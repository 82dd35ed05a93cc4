import type { Faults } from '../lib/local/faults/faults';

/** Runs with the same `FAULT_SEED` draw the same numbers for each fault. */
const seed = Number(process.env['FAULT_SEED'] ?? 1);

const faultsByName: readonly (readonly [fault: string, faults: Faults])[] = [
  ['throttled requests', { throttledRequests: 0.1 }],
  ['stale reads', { staleReads: { share: 0.5, lagMs: 500 } }],
  ['unprocessed keys', { unprocessedKeys: 0.5 }],
  ['repeated and reordered messages', { repeatedMessages: 0.5, reorderedMessages: true }],
  ['repeated events', { repeatedEvents: 0.5 }],
  ['the concurrency of a new account', { accountConcurrency: 10 }],
  ['a list of users that lags', { listUsersLags: true }],
];

/** Each AWS fault that a full run activates, one at a time. */
export const faultCases = faultsByName.map(([fault, faults]) => [fault, { seed, ...faults }] as const);

/**
 * A failed message returns after two minutes to the notices writer and after three to the mailer, and blocks the messages behind it: the
 * time of several returns.
 */
export const afterRepeats = { timeout: 800_000, interval: 500 };
