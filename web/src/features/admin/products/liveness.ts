import { useSyncExternalStore } from 'react';
import { connection } from '#web/lib/catalog/connection';
import { type Liveness, livenessAfter } from './connection-copy';

let known: Liveness = livenessAfter(
  { connection: 'off', interruptedAt: null },
  connection.read(),
  new Date(),
);

// It subscribes before any component, so that components read the updated value.
connection.subscribe(() => {
  known = livenessAfter(known, connection.read(), new Date());
});

/** Returns the state of the real-time connection and the start of the current interruption. */
export function useLiveness(): Liveness {
  return useSyncExternalStore(connection.subscribe, () => known);
}
