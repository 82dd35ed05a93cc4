import { Amplify } from 'aws-amplify';
import { CONNECTION_STATE_CHANGE, ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Rows of the specification's sections 8 and 9 about real-time connections: Amplify's client as it is, with our clock and our socket.

/** A socket whose other side is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  /** Whether nobody answers at all. */
  static isDown = false;
  readyState = 1;
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: { type: string; id?: string }[] = [];
  readonly openedAt = Date.now();
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    Socket.all.push(this);
    if (Socket.isDown) setTimeout(() => (this.onerror?.({}), this.onclose?.({})));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string });
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const latest = () => Socket.all.at(-1)!;

/** Amplify keeps one connection an endpoint. */
let endpoints = 0;
let states: ConnectionState[];
let stopHearing: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  Socket.all = [];
  Socket.isDown = false;
  states = [];
  vi.stubGlobal('WebSocket', Socket);
  Amplify.configure({
    API: {
      GraphQL: {
        endpoint: `https://graphql-${(endpoints += 1)}.test/graphql`,
        region: 'us-east-1',
        defaultAuthMode: 'apiKey',
        apiKey: 'key',
      },
    },
  });
  stopHearing = Hub.listen('api', ({ payload: { event, data } }) => {
    const { connectionState } = (data ?? {}) as { connectionState?: ConnectionState };
    if (event === CONNECTION_STATE_CHANGE && connectionState) states.push(connectionState);
  });
});
afterEach(async () => {
  await pass(10 * 60_000);
  stopHearing();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function subscribe() {
  const failures: string[] = [];
  const source = generateClient().graphql({ query: 'subscription S { a }' }) as unknown as {
    subscribe(observer: object): { unsubscribe(): void };
  };
  const error = ({ errors }: { errors: { message: string }[] }) =>
    void failures.push(errors[0]?.message ?? '');
  const subscription = source.subscribe({ next: () => undefined, error });
  return { failures, unsubscribe: () => subscription.unsubscribe() };
}

/** As far as the service takes it: connected, then subscribed. */
async function connect({ connectionTimeoutMs }: { connectionTimeoutMs?: number } = {}) {
  const subscription = subscribe();
  await pass(0);
  await openSocket(connectionTimeoutMs);
  return subscription;
}

async function openSocket(connectionTimeoutMs?: number) {
  latest().onopen?.();
  await pass(0);
  latest().tell({ type: 'connection_ack', payload: { ...(connectionTimeoutMs && { connectionTimeoutMs }) } });
  await pass(0);
  latest().tell({ type: 'start_ack', id: latest().sent.at(-1)?.id });
  await pass(0);
}

it('speaks to the real-time address of an endpoint', async () => {
  const { unsubscribe } = await connect();

  expect(latest().address).toMatch(/^wss:\/\/graphql-\d+\.test\/graphql\/realtime/);
  expect(latest().sent.map(({ type }) => type)).toEqual(['connection_init', 'start']);
  expect(states.at(-1)).toBe(ConnectionState.Connected);
  unsubscribe();
});

describe('ack timeout 15 s; start-ack timeout 15 s', () => {
  it('gives the connection up when nothing acknowledges it', async () => {
    const { unsubscribe } = subscribe();
    await pass(0);
    latest().onopen?.();

    await pass(14_999);
    expect(Socket.all).toHaveLength(1);
    await pass(1 + 200);

    // The handshake is tried anew, on another socket.
    expect(Socket.all).toHaveLength(2);
    unsubscribe();
  });
});

describe('keep-alive 5 min default, warning 65 s', () => {
  it('warns after 65 s of silence and disconnects after 5 min', async () => {
    const { unsubscribe } = await connect();

    await pass(65_000);
    expect(states.at(-1)).toBe(ConnectionState.Connected);
    await pass(5_000);
    expect(states.at(-1)).toBe(ConnectionState.ConnectedPendingKeepAlive);
    await pass(5 * 60_000 - 70_000);
    expect(states).not.toContain(ConnectionState.ConnectionDisrupted);
    await pass(5_000);

    expect(states).toContain(ConnectionState.ConnectionDisrupted);
    unsubscribe();
  });

  it('stays while it is told to', async () => {
    const { unsubscribe } = await connect();

    for (let minute = 0; minute < 10; minute++) {
      await pass(60_000);
      latest().tell({ type: 'ka' });
    }

    expect(states.at(-1)).toBe(ConnectionState.Connected);
    unsubscribe();
  });

  it('takes another time from the acknowledgement', async () => {
    const { unsubscribe } = await connect({ connectionTimeoutMs: 10_000 });

    await pass(15_000);

    expect(states).toContain(ConnectionState.ConnectionDisrupted);
    unsubscribe();
  });
});

describe('reconnect 5 s, then every 60 s', () => {
  it('after a connection that was cut', async () => {
    const { unsubscribe } = await connect();
    const cutAt = Date.now();
    Socket.isDown = true;
    latest().onclose?.({});
    await pass(3 * 60_000);

    // Each attempt is a handshake of six, which takes some seconds.
    const opened = Socket.all.slice(1).map(({ openedAt }) => Math.round((openedAt - cutAt) / 1_000));
    const begun = opened.filter((at, index) => index === 0 || at - opened[index - 1]! > 10);
    expect(begun).toEqual([5, 65, 125]);
    unsubscribe();
  });
});

describe('handshake retry delay parameter 5000', () => {
  it('waits 200, 400, … 3200 ms between six attempts and gives up', async () => {
    const { unsubscribe } = subscribe();
    await pass(0);
    const failAt = async () => {
      latest().onerror?.({});
      latest().onclose?.({});
      await pass(0);
    };
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const before = Date.now();
      await failAt();
      const count = Socket.all.length;
      for (let ms = 0; ms < 4_000 && Socket.all.length === count; ms += 100) await pass(100);
      waits.push(Date.now() - before);
    }

    expect(waits).toEqual([200, 400, 800, 1_600, 3_200]);
    unsubscribe();
  });

  it.each([400, 401, 403])('is not taken after %i', async (errorCode) => {
    const { failures } = subscribe();
    await pass(0);
    latest().onopen?.();
    await pass(0);
    latest().tell({
      type: 'connection_error',
      payload: { errors: [{ errorType: 'UnauthorizedException', errorCode }] },
    });
    await pass(4_000);

    expect(Socket.all).toHaveLength(1);
    expect(failures).toEqual(['Connection failed: UnauthorizedException']);
  });
});
