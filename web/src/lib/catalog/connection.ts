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

/**
 * Calls back each time that the connection is live again after an interruption: what was told meanwhile was missed and
 * has to be read.
 *
 * @returns stops listening
 */
export function onReconnected(reread: () => void): () => void {
  let wasInterrupted = false;
  return connection.subscribe(() => {
    if (current === 'interrupted') wasInterrupted = true;
    if (current !== 'live' || !wasInterrupted) return;
    wasInterrupted = false;
    reread();
  });
}
