import type { Connection } from '#web/lib/catalog/connection';

/** The state of the connection, and the start of the current interruption. */
export interface Liveness {
  readonly connection: Connection;
  /** null without an interruption. */
  readonly interruptedAt: Date | null;
}

/** Retry delays of the library: the first after an interruption, then this interval until it is live again. */
const firstTrySeconds = 5;
const laterTriesSeconds = 60;

/** Returns the liveness after a connection event; a retry keeps the start of the interruption. */
export function livenessAfter(before: Liveness, connection: Connection, now: Date): Liveness {
  if (connection === 'interrupted') return { connection, interruptedAt: before.interruptedAt ?? now };
  if (connection === 'connecting') return { connection, interruptedAt: before.interruptedAt };
  return { connection, interruptedAt: null };
}

/** Returns the seconds until an interrupted connection is retried. */
export function secondsToNextTry(interruptedAt: Date, now: Date): number {
  const passed = Math.max(0, Math.floor((now.getTime() - interruptedAt.getTime()) / 1000));
  if (passed < firstTrySeconds) return firstTrySeconds - passed;
  return laterTriesSeconds - ((passed - firstTrySeconds) % laterTriesSeconds);
}

/** Label of the connection state. */
export function connectionLabel({ connection, interruptedAt }: Liveness, now: Date): string {
  if (connection === 'live') return 'Live';
  if (connection === 'off') return 'Not live';
  if (connection === 'connecting') return interruptedAt ? 'Reconnecting…' : 'Connecting…';
  return interruptedAt
    ? `Connection lost. Reconnecting in ${secondsToNextTry(interruptedAt, now)} s`
    : 'Connection lost';
}
