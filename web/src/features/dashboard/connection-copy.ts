import type { Connection } from '#web/lib/catalog/connection';

/** How the connection is doing, and since when it has not been live. */
export interface Liveness {
  readonly connection: Connection;
  /** Null while nothing was interrupted. */
  readonly interruptedAt: Date | null;
}

/** The library tries again this long after an interruption, and then at this distance until it is live again. */
const firstTrySeconds = 5;
const laterTriesSeconds = 60;

/** What is known once the connection says something; trying again does not make an interruption shorter. */
export function livenessAfter(before: Liveness, connection: Connection, now: Date): Liveness {
  if (connection === 'interrupted') return { connection, interruptedAt: before.interruptedAt ?? now };
  if (connection === 'connecting') return { connection, interruptedAt: before.interruptedAt };
  return { connection, interruptedAt: null };
}

/** How many seconds are left until an interrupted connection is tried again. */
export function secondsToNextTry(interruptedAt: Date, now: Date): number {
  const passed = Math.max(0, Math.floor((now.getTime() - interruptedAt.getTime()) / 1000));
  if (passed < firstTrySeconds) return firstTrySeconds - passed;
  return laterTriesSeconds - ((passed - firstTrySeconds) % laterTriesSeconds);
}

/** The state of the connection in words. */
export function connectionLabel({ connection, interruptedAt }: Liveness, now: Date): string {
  if (connection === 'live') return 'Live';
  if (connection === 'off') return 'Not live';
  if (connection === 'connecting') return interruptedAt ? 'Reconnecting …' : 'Connecting …';
  return interruptedAt
    ? `Interrupted. Reconnecting in ${secondsToNextTry(interruptedAt, now)} s`
    : 'Interrupted';
}
