import { connection } from '#web/lib/catalog/connection';
import { createStore } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';
import { type Liveness, livenessAfter } from './connection-copy';

const known = createStore(
  livenessAfter({ connection: 'off', interruptedAt: null }, connection.read(), new Date()),
);

connection.subscribe(() => known.set(livenessAfter(known.read(), connection.read(), new Date())));

/** Returns the state of the real-time connection and the start of the current interruption. */
export function useLiveness(): Liveness {
  return useStore(known);
}
