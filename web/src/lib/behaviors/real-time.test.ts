import { ConnectionState } from 'aws-amplify/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  acknowledgeConnection,
  answerSocket,
  connect,
  latest,
  pass,
  refuseConnection,
  StandInSocket,
  standInService,
  subscribe,
} from './stand-in-socket';

// Rows of the specification's sections 8 and 9 about timings of real-time connections: Amplify's client is unmodified.

let states: ConnectionState[];
let leave: () => Promise<void>;
beforeEach(() => {
  ({ states, leave } = standInService());
});
afterEach(() => leave());

it('connects to the real-time URL of an endpoint', async () => {
  const { unsubscribe } = await connect();

  expect(latest().address).toMatch(/^wss:\/\/graphql-[\da-f-]+\.test\/graphql\/realtime/);
  expect(latest().sent.map(({ type }) => type)).toEqual(['connection_init', 'start']);
  expect(states.at(-1)).toBe(ConnectionState.Connected);
  unsubscribe();
});

describe('ack timeout 15 s; start-ack timeout 15 s', () => {
  it('abandons an unacknowledged connection', async () => {
    const { unsubscribe } = subscribe();
    await pass(0);
    latest().onopen?.();

    await pass(14_999);
    expect(StandInSocket.all).toHaveLength(1);
    await pass(1 + 200);

    // The handshake is retried on another socket.
    expect(StandInSocket.all).toHaveLength(2);
    unsubscribe();
  });

  it('abandons an unacknowledged subscription, and reconnects 5 s later', async () => {
    const { unsubscribe } = subscribe();
    await pass(0);
    await acknowledgeConnection();

    await pass(14_999);
    expect(states).not.toContain(ConnectionState.ConnectionDisrupted);
    await pass(1);
    expect(states.at(-1)).toBe(ConnectionState.ConnectionDisrupted);
    await pass(5_000);

    const starts = StandInSocket.all.flatMap(({ sent }) => sent.filter(({ type }) => type === 'start'));
    expect(starts).toHaveLength(2);
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

  it.each(['ka', 'data'])('stays connected while it receives %s', async (type) => {
    const { unsubscribe } = await connect();
    const id = latest().sent.at(-1)?.id;

    for (let minute = 0; minute < 10; minute++) {
      await pass(60_000);
      latest().deliver({ type, id, payload: { data: { a: minute } } });
    }

    expect(states.at(-1)).toBe(ConnectionState.Connected);
    unsubscribe();
  });

  it('ignores other messages', async () => {
    const { unsubscribe } = await connect();

    for (let minute = 0; minute < 6; minute++) {
      await pass(60_000);
      latest().deliver({ type: 'complete', id: latest().sent.at(-1)?.id });
    }

    expect(states).toContain(ConnectionState.ConnectionDisrupted);
    unsubscribe();
  });

  it('uses the interval of the acknowledgment', async () => {
    const { unsubscribe } = await connect({ connectionTimeoutMs: 10_000 });

    await pass(15_000);

    expect(states).toContain(ConnectionState.ConnectionDisrupted);
    unsubscribe();
  });
});

describe('reconnect 5 s, then every 60 s', () => {
  it('after a lost connection', async () => {
    const { unsubscribe } = await connect();
    const cutAt = Date.now();
    StandInSocket.isDown = true;
    latest().onclose?.({});
    await pass(3 * 60_000);

    // Each attempt is a handshake of up to six tries, which takes some seconds.
    const opened = StandInSocket.all.slice(1).map(({ openedAt }) => Math.round((openedAt - cutAt) / 1_000));
    const begun = opened.filter((at, index) => index === 0 || at - opened[index - 1]! > 10);
    expect(begun).toEqual([5, 65, 125]);
    unsubscribe();
  });

  it('until it is connected again', async () => {
    const { unsubscribe } = await connect();
    latest().onclose?.({});
    await pass(5_000);
    await answerSocket();

    for (let minute = 0; minute < 5; minute++) {
      await pass(60_000);
      latest().deliver({ type: 'ka' });
    }

    expect(StandInSocket.all).toHaveLength(2);
    expect(states.at(-1)).toBe(ConnectionState.Connected);
    unsubscribe();
  });
});

describe('handshake retry delay parameter 5000', () => {
  it('waits 200, 400, … 3200 ms between six attempts and then stops', async () => {
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
      const count = StandInSocket.all.length;
      for (let ms = 0; ms < 4_000 && StandInSocket.all.length === count; ms += 100) await pass(100);
      waits.push(Date.now() - before);
    }

    expect(waits).toEqual([200, 400, 800, 1_600, 3_200]);
    unsubscribe();
  });

  it.each([
    { errorType: 'UnauthorizedException', errorCode: 400 },
    { errorType: 'UnauthorizedException', errorCode: 401 },
    { errorType: 'UnauthorizedException', errorCode: 403 },
    { errorType: 'BadRequestException' },
    { errorType: 'UnauthorizedException' },
  ])('does not apply after %j', async (error) => {
    const { failures } = subscribe();
    await pass(0);
    await refuseConnection(error);
    await pass(4_000);

    expect(StandInSocket.all).toHaveLength(1);
    expect(failures).toEqual([`Connection failed: ${error.errorType}`]);
  });
});
