import { Amplify } from 'aws-amplify';
import { CONNECTION_STATE_CHANGE, type ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import { vi } from 'vitest';

// A fake AppSync for tests of Amplify's unmodified real-time client: fake clock, randomness and socket.

interface Sent {
  readonly type: string;
  readonly id?: string;
}

/** A socket whose other side is the test. */
export class StandInSocket {
  static readonly OPEN = 1;
  static all: StandInSocket[] = [];
  /** Whether the service does not answer at all. */
  static isDown = false;
  readyState = 1;
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: Sent[] = [];
  readonly openedAt = Date.now();
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    StandInSocket.all.push(this);
    if (StandInSocket.isDown) setTimeout(() => (this.onerror?.({}), this.onclose?.({})));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const latest = () => StandInSocket.all.at(-1)!;

/** A service at a unique endpoint, with an API key by default, and the connection states that Amplify reports. */
export function standInService(auth: object = { defaultAuthMode: 'apiKey', apiKey: 'key' }) {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  StandInSocket.all = [];
  StandInSocket.isDown = false;
  vi.stubGlobal('WebSocket', StandInSocket);
  // Amplify keeps one connection for each endpoint, as long as the process lives.
  const endpoint = `https://graphql-${crypto.randomUUID()}.test/graphql`;
  Amplify.configure({ API: { GraphQL: { endpoint, region: 'us-east-1', ...auth } as never } });
  const states: ConnectionState[] = [];
  const stopHearing = Hub.listen('api', ({ payload: { event, data } }) => {
    const { connectionState } = (data ?? {}) as { connectionState?: ConnectionState };
    if (event === CONNECTION_STATE_CHANGE && connectionState) states.push(connectionState);
  });
  return { states, leave: () => leave(stopHearing) };
}

async function leave(stopHearing: () => void): Promise<void> {
  await pass(10 * 60_000);
  stopHearing();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Starts a subscription and records its messages and failures. */
export function subscribe() {
  const failures: string[] = [];
  const source = generateClient().graphql({ query: 'subscription S { a }' }) as unknown as {
    subscribe(observer: object): { unsubscribe(): void };
  };
  const error = ({ errors }: { errors: { message: string }[] }) =>
    void failures.push(errors[0]?.message ?? '');
  const received: unknown[] = [];
  const subscription = source.subscribe({ next: (each: unknown) => void received.push(each), error });
  return { failures, received, unsubscribe: () => subscription.unsubscribe() };
}

/** Establishes a connection and a subscription. */
export async function connect({ connectionTimeoutMs }: { connectionTimeoutMs?: number } = {}) {
  const subscription = subscribe();
  await pass(0);
  await answerSocket(connectionTimeoutMs);
  return subscription;
}

/** Opens the newest socket and acknowledges connection and subscription. */
export async function answerSocket(connectionTimeoutMs?: number): Promise<void> {
  await acknowledgeConnection(connectionTimeoutMs);
  latest().deliver({ type: 'start_ack', id: latest().sent.at(-1)?.id });
  await pass(0);
}

/** Opens the newest socket and acknowledges the connection, not yet the subscription. */
export async function acknowledgeConnection(connectionTimeoutMs?: number): Promise<void> {
  latest().onopen?.();
  await pass(0);
  latest().deliver({
    type: 'connection_ack',
    payload: { ...(connectionTimeoutMs && { connectionTimeoutMs }) },
  });
  await pass(0);
}

/** Refuses the connection as the service does. */
export async function refuseConnection(error: { errorType: string; errorCode?: number }): Promise<void> {
  latest().onopen?.();
  await pass(0);
  latest().deliver({ type: 'connection_error', payload: { errors: [error] } });
}
