import { useSyncExternalStore } from 'react';
import { connection } from '#web/lib/catalog/connection';
import { type Liveness, livenessAfter } from './connection-copy';

let known: Liveness = livenessAfter(
  { connection: 'off', interruptedAt: null },
  connection.read(),
  new Date(),
);

// It listens before any component does, so what they read is what they were called for.
connection.subscribe(() => {
  known = livenessAfter(known, connection.read(), new Date());
});

/** How the real-time connection is doing, and since when it has not been live. */
export function useLiveness(): Liveness {
  return useSyncExternalStore(connection.subscribe, () => known);
}
