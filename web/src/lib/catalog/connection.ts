import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import { createStore, type Followed } from '../state/store';

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

const current = createStore<Connection>('off');

Hub.listen('api', ({ payload }) => {
  if (payload.event !== CONNECTION_STATE_CHANGE) return;
  const { connectionState } = payload.data as { connectionState: ConnectionState };
  current.set(connectionOf[connectionState]);
});

export const connection: Followed<Connection> = current;

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
    if (current.read() === 'interrupted') subscriptions.forEach((name) => silent.add(name));
    if (payload.event !== acknowledged) return;
    const { query } = payload.data as { query: string };
    const isOurs = silent.delete(/subscription (\w+)/.exec(query)?.[1] ?? '');
    if (isOurs && silent.size === 0) reread();
  });
}
