import type { Connection } from '#web/lib/catalog/connection';

/** How the connection is doing, and since when it has not been live. */
export interface Liveness {
  readonly connection: Connection;
  /** Null while nothing was interrupted. */
  readonly interruptedAt: Date | null;
}

/** What is known once the connection says something; trying again does not make an interruption shorter. */
export function livenessAfter(before: Liveness, connection: Connection, now: Date): Liveness {
  if (connection === 'interrupted') return { connection, interruptedAt: before.interruptedAt ?? now };
  if (connection === 'connecting') return { connection, interruptedAt: before.interruptedAt };
  return { connection, interruptedAt: null };
}

/** The state of the connection in words. */
export function connectionWords({ connection, interruptedAt }: Liveness, locale?: string): string {
  if (connection === 'live') return 'Live';
  if (connection === 'off') return 'Not live';
  if (!interruptedAt) return 'Connecting …';
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(interruptedAt);
  return `Interrupted since ${time}`;
}
