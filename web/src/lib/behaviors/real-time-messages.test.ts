import { ConnectionState } from 'aws-amplify/api';
import { ConsoleLogger } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryMessage } from '../api/library-copy';
import type { LibraryMessage } from './error-catalog';
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

// Messages of Amplify about a connection that ends. A refusal reaches the subscriber; this version only logs the other three, and pages
// learn about them from the connection state (`lib/catalog/connection.ts`).

let states: ConnectionState[];
let leave: () => Promise<void>;
let logged: string[];

function setup(auth?: object): void {
  ({ states, leave } = standInService(auth));
  logged = [];
  const note = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '));
  for (const method of ['log', 'debug', 'info', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(note);
  ConsoleLogger.LOG_LEVEL = 'DEBUG' as never;
}
beforeEach(() => setup());
afterEach(async () => {
  await leave();
  ConsoleLogger.LOG_LEVEL = 'NONE' as never;
});

/** Whether the library logged the message, and the site has copy for it. */
function isLogged(message: LibraryMessage): boolean {
  return logged.some((line) => line.includes(message)) && libraryMessage(message) !== null;
}

describe('Connection closed / failed / AppSync Realtime subscription init error / Timeout disconnect', () => {
  it('Connection closed: when the other side hangs up', async () => {
    const { unsubscribe } = await connect();

    latest().onclose?.({ reason: 'Going away.' });
    await pass(0);

    expect(isLogged('Connection closed')).toBe(true);
    expect(states.at(-1)).toBe(ConnectionState.ConnectionDisrupted);
    unsubscribe();
  });

  it('Connection failed: when the service refuses the connection', async () => {
    const { failures } = subscribe();
    await pass(0);
    await refuseConnection({ errorType: 'UnauthorizedException', errorCode: 401 });
    await pass(0);

    expect(failures).toEqual(['Connection failed: UnauthorizedException']);
    expect(libraryMessage(failures[0]!)).toMatch(/live updates/i);
  });

  it('Connection failed: when the service refuses a subscription', async () => {
    const { failures } = await connect();

    const errors = [{ errorType: 'MaxSubscriptionsReachedError', message: 'Max number of subscriptions.' }];
    latest().deliver({ type: 'error', id: latest().sent.at(-1)?.id, payload: { errors } });

    expect(failures[0]).toMatch(/^Connection failed: .*MaxSubscriptionsReachedError/);
    expect(libraryMessage(failures[0]!)).toMatch(/live updates/i);
  });

  it('AppSync Realtime subscription init error: when there is nothing to ask it with', async () => {
    await leave();
    setup({ defaultAuthMode: 'lambda' });
    const { failures, unsubscribe } = subscribe();

    await pass(0);

    expect(isLogged('AppSync Realtime subscription init error: Error: No auth token specified')).toBe(true);
    // It reaches neither the subscriber nor a socket.
    expect([failures, StandInSocket.all]).toEqual([[], []]);
    unsubscribe();
  });

  it('Timeout disconnect: after 5 min without a message', async () => {
    const { unsubscribe } = await connect();

    await pass(5 * 60_000 + 5_000);

    expect(isLogged('Timeout disconnect')).toBe(true);
    expect(states).toContain(ConnectionState.ConnectionDisrupted);
    unsubscribe();
  });

  it('names the missing acknowledgment', async () => {
    const { unsubscribe } = subscribe();
    await pass(0);
    latest().onopen?.();
    await pass(15_000);

    expect(logged.join('\n')).toContain(
      'Connection timeout: ack from AWSAppSyncRealTime was not received after 15000 ms',
    );
    unsubscribe();
  });

  it('closes the socket of a subscription whose token was refused, to reconnect with a fresh one', async () => {
    const { unsubscribe } = await connect();
    const refused = latest();

    refused.deliver({
      type: 'error',
      id: refused.sent.at(-1)?.id,
      payload: { errors: [{ errorType: 'UnauthorizedException', message: 'Token expired.' }] },
    });

    expect(refused.readyState).toBe(3);
    unsubscribe();
  });

  it('ignores the message "complete"', async () => {
    const { failures, received, unsubscribe } = await connect();
    const id = latest().sent.at(-1)?.id;

    latest().deliver({ type: 'complete', id });
    latest().deliver({ type: 'data', id, payload: { data: { a: 1 } } });

    expect([failures, received.length]).toEqual([[], 1]);
    unsubscribe();
  });

  it('closes the socket a second after the last subscription has ended', async () => {
    const { unsubscribe } = await connect();
    unsubscribe();

    await pass(999);
    expect(latest().readyState).toBe(1);
    await pass(1);

    expect(latest().readyState).toBe(3);
    expect(states.at(-1)).toBe(ConnectionState.Disconnected);
  });
});

it('a subscription without permission fails with Unauthorized', async () => {
  const { failures } = subscribe();
  await pass(0);
  await acknowledgeConnection();

  const errors = [{ errorType: 'Unauthorized', message: 'Permission denied' }];
  latest().deliver({ type: 'error', id: latest().sent.at(-1)?.id, payload: { errors } });

  expect(failures).toEqual(['Unauthorized']);
  expect(libraryMessage('Unauthorized')).toMatch(/do not have access/);
  await answerSocket();
});
