import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';

/** State of the real-time connection. */
export type Connection = 'off' | 'connecting' | 'live' | 'interrupted';

const connectionOf: Readonly<Record<ConnectionState, Connection>> = {
  [ConnectionState.Connected]: 'live',
  [ConnectionState.ConnectedPendingKeepAlive]: 'live',
  [ConnectionState.ConnectedPendingDisconnect]: 'live',
  [ConnectionState.ConnectedPendingNetwork]: 'interrupted',
  [ConnectionState.ConnectionDisrupted]: 'interrupted',
  [ConnectionState.ConnectionDisruptedPendingNetwork]: 'interrupted',
  [ConnectionState.Connecting]: 'connecting',
  [ConnectionState.Disconnected]: 'off',
};

let current: Connection = 'off';
const listeners = new Set<() => void>();

Hub.listen('api', ({ payload }) => {
  if (payload.event !== CONNECTION_STATE_CHANGE) return;
  const { connectionState } = payload.data as { connectionState: ConnectionState };
  current = connectionOf[connectionState];
  for (const listener of listeners) listener();
});

/** For `useSyncExternalStore`. */
export const connection = {
  read: (): Connection => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Amplify's event for each established subscription, at first and after each interruption; the library exports no constant for it. */
const acknowledged = 'Subscription ack';

/**
 * Calls back each time that all of these subscriptions are active: changes before that, during connecting or an interruption, were missed
 * and must be read.
 *
 * @param subscriptions  the names of their operations
 * @returns stops listening
 */
export function onListening(subscriptions: readonly string[], reread: () => void): () => void {
  const silent = new Set(subscriptions);
  return Hub.listen('api', ({ payload }) => {
    if (current === 'interrupted') subscriptions.forEach((name) => silent.add(name));
    if (payload.event !== acknowledged) return;
    const { query } = payload.data as { query: string };
    const isOurs = silent.delete(/subscription (\w+)/.exec(query)?.[1] ?? '');
    if (isOurs && silent.size === 0) reread();
  });
}
