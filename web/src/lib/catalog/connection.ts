import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';

/** How the real-time connection is doing, in the words that pages use for it. */
export type Connection = 'off' | 'connecting' | 'live' | 'interrupted';

const words: Readonly<Record<ConnectionState, Connection>> = {
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
  current = words[connectionState];
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

/** Amplify says so of each subscription, the first time and after each interruption; it exports no name for it. */
const acknowledged = 'Subscription ack';

/**
 * Calls back each time that the service tells all of these subscriptions: what happened before that, be it while the
 * connection was made or while it was interrupted, was missed and has to be read.
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
