import { WebSocket } from 'ws';
import type { Caller } from './callers';
import { documents, type SubscriptionField, type Values } from './operations';

/** A subscription on a socket of its own. */
export interface Listener<Value> {
  /** All that was told so far, in its order. */
  readonly heard: readonly Value[];
  /** Waits for the first value of this kind, told already or yet to come. */
  hears(isWanted: (value: Value) => boolean): Promise<Value>;
  /** Waits until so many values have been told. */
  hearsAll(count: number): Promise<void>;
  close(): void;
}

/** Why somebody may not listen: turned away with the handshake, or refused this subscription. */
export class ListeningRefused extends Error {
  override readonly name = 'ListeningRefused';
  readonly at: 'handshake' | 'subscription';
  readonly errorType: string | null;

  constructor(at: 'handshake' | 'subscription', { errorType, message }: WireError) {
    super(message);
    this.at = at;
    this.errorType = errorType;
  }
}

interface WireError {
  readonly errorType: string | null;
  readonly message: string;
}

interface Frame<Value> {
  readonly type: string;
  readonly payload?: { readonly data?: Record<string, Value>; readonly errors?: readonly WireError[] };
}

/**
 * Subscribes to a field as AppSync's protocol has it, since hundreds of listeners are more than one client library of a
 * process holds apart.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 *
 * @param url  where requests go
 * @throws ListeningRefused
 */
export async function openListener<Field extends SubscriptionField>(
  url: string,
  caller: Caller,
  { field, variables }: { field: Field; variables: object },
): Promise<Listener<Values[Field]>> {
  const { host } = new URL(url);
  const data = JSON.stringify({ query: documents[field], variables });
  const handshake = { ...(await caller.headersFor(`${url}/connect`, '{}')), host };
  const authorization = { ...(await caller.headersFor(url, data)), host };

  const packed = Buffer.from(JSON.stringify(handshake)).toString('base64url');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`, ['graphql-ws', `header-${packed}`]);
  const heard: Values[Field][] = [];
  const waiting = new Set<() => void>();
  let failure: Error | undefined;
  const wake = () => waiting.forEach((look) => look());
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };

  let isListening = false;
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The socket was closed.')));
  socket.on('message', (text) => {
    const { type, payload } = JSON.parse(String(text)) as Frame<Values[Field]>;
    const [error] = payload?.errors ?? [];
    if (type === 'connection_ack')
      socket.send(
        JSON.stringify({ id: field, type: 'start', payload: { data, extensions: { authorization } } }),
      );
    if (type === 'start_ack') isListening = true;
    if (error) fail(new ListeningRefused(type === 'connection_error' ? 'handshake' : 'subscription', error));
    else if (type === 'data' && payload?.data) heard.push(payload.data[field]!);
    wake();
  });

  const until = (holds: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!holds() && !failure) return;
        waiting.delete(look);
        if (holds()) resolve();
        else reject(failure!);
      };
      waiting.add(look);
      look();
    });

  try {
    await until(() => isListening);
  } catch (error) {
    socket.terminate();
    throw error;
  }
  return {
    heard,
    async hears(isWanted) {
      await until(() => heard.some(isWanted));
      return heard.find(isWanted)!;
    },
    hearsAll: (count) => until(() => heard.length >= count),
    close: () => socket.terminate(),
  };
}
