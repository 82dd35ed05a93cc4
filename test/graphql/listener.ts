import { WebSocket } from 'ws';
import type { Caller } from './callers';
import { documents, type SubscriptionField, type Values } from './operations';

/** A subscription with its own socket. */
export interface Listener<Value> {
  /** All values received so far, in order. */
  readonly messages: readonly Value[];
  /** Waits for the first matching value, received already or later. */
  waitFor(isWanted: (value: Value) => boolean): Promise<Value>;
  /** Waits until this many values were received. */
  waitForCount(count: number): Promise<void>;
  close(): void;
}

/** A refused subscription: by the handshake or by the subscription itself. */
export class SubscriptionRefused extends Error {
  override readonly name = 'SubscriptionRefused';
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
 * Subscribes to a field with the AppSync protocol directly, because one process cannot separate hundreds of listeners in a client library.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 *
 * @param url  URL of the GraphQL endpoint
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
  const messages: Values[Field][] = [];
  const waiting = new Set<() => void>();
  let failure: Error | undefined;
  const wake = () => waiting.forEach((check) => check());
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
    if (error)
      fail(new SubscriptionRefused(type === 'connection_error' ? 'handshake' : 'subscription', error));
    else if (type === 'data' && payload?.data) messages.push(payload.data[field]!);
    wake();
  });

  const waitUntil = (holds: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!holds() && !failure) return;
        waiting.delete(check);
        if (holds()) resolve();
        else reject(failure!);
      };
      waiting.add(check);
      check();
    });

  try {
    await waitUntil(() => isListening);
  } catch (error) {
    socket.terminate();
    throw error;
  }
  return {
    messages,
    async waitFor(isWanted) {
      await waitUntil(() => messages.some(isWanted));
      return messages.find(isWanted)!;
    },
    waitForCount: (count) => waitUntil(() => messages.length >= count),
    close: () => socket.terminate(),
  };
}
