import { Amplify } from 'aws-amplify';
import { CONNECTION_STATE_CHANGE, ConnectionState, generateClient } from 'aws-amplify/api';
import { decodeJWT } from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Endpoint, openEndpoint } from './appsync-endpoint';

/** Amplify connects to `wss:` whatever the address of the API is; pages served by the host replace the scheme in the same way. */
class LocalWebSocket extends WebSocket {
  constructor(address: string, protocols: string[]) {
    super(address.replace(/^wss:/, 'ws:'), protocols);
  }
}

interface EventMessage {
  readonly data: Record<string, Record<string, unknown>>;
}

interface Subscribable {
  subscribe(observer: { next(event: EventMessage): void; error(error: unknown): void }): {
    unsubscribe(): void;
  };
}

// https://docs.amplify.aws/react/build-a-backend/data/connect-to-API/
describe("Amplify's own client", () => {
  let endpoint: Endpoint;
  let token: () => string;
  const client = generateClient();
  beforeAll(async () => {
    endpoint = await openEndpoint();
    token = () => endpoint.token('ada');
    ConsoleLogger.LOG_LEVEL = 'ERROR';
    Object.assign(globalThis, { WebSocket: LocalWebSocket });
    Amplify.configure(
      { API: { GraphQL: { endpoint: endpoint.url, region: 'us-east-1', defaultAuthMode: 'userPool' } } },
      { Auth: { tokenProvider: { getTokens: async () => ({ accessToken: decodeJWT(token()) }) } } },
    );
  });
  afterAll(async () => {
    await endpoint.close();
    Reflect.deleteProperty(globalThis, 'WebSocket');
  });

  const callApi = (query: string, variables: Record<string, unknown> = {}) =>
    client.graphql({ query, variables }) as Promise<EventMessage>;
  /** Subscribes; `first` resolves with the first event, or rejects with the error. */
  const listen = (query: string, variables: Record<string, unknown> = {}) => {
    const received: unknown[] = [];
    const source = client.graphql({ query, variables }) as unknown as Subscribable;
    const stop: (() => void)[] = [];
    const first = new Promise((resolve, reject) => {
      const next = ({ data }: EventMessage) => (received.push(data), resolve(data));
      const subscription = source.subscribe({ next, error: reject });
      stop.push(() => subscription.unsubscribe());
    });
    return { received, first, unsubscribe: () => stop.forEach((end) => end()) };
  };
  const connectionState = (wanted: ConnectionState) =>
    new Promise<void>((resolve) => {
      const stop = Hub.listen('api', ({ payload: { event, data } }) => {
        const { connectionState: state } = (data ?? {}) as { connectionState?: ConnectionState };
        if (event !== CONNECTION_STATE_CHANGE || state !== wanted) return;
        stop();
        resolve();
      });
    });
  const publish = (id: string, owner: string) =>
    callApi('mutation ($input: NoteInput!) { publishNote(input: $input) { id owner title } }', {
      input: { id, owner, title: 't' },
    });

  it('queries and mutates with an access token', async () => {
    await callApi('mutation ($input: NoteInput!) { putNote(input: $input) { id } }', {
      input: { id: 'a', title: 'A' },
    });

    const { data } = await callApi('query ($id: ID!) { getNote(id: $id) { id title } }', { id: 'a' });

    expect(data).toEqual({ getNote: { id: 'a', title: 'A' } });
  });

  it('receives the error of an unauthorized field', async () => {
    await expect(callApi('{ editorial }')).rejects.toMatchObject({
      data: { editorial: null },
      errors: [{ errorType: 'Unauthorized', message: 'Not Authorized to access editorial on type Query' }],
    });
  });

  it('receives the error of an expired token', async () => {
    token = () => endpoint.token('ada', { exp: 1 });

    const refused = callApi('{ unresolved }');

    await expect(refused).rejects.toMatchObject({ errors: [{ message: 'Unauthorized' }] });
    token = () => endpoint.token('ada');
  });

  it('receives events of its subscription until it unsubscribes', async () => {
    const connected = connectionState(ConnectionState.Connected);
    const query = 'subscription ($owner: String) { onNote(owner: $owner) { id title } }';
    const { received, first, unsubscribe } = listen(query, { owner: 'ada' });
    await connected;

    await publish('1', 'bob');
    await publish('2', 'ada');
    await first;
    const closed = connectionState(ConnectionState.Disconnected);
    unsubscribe();
    await closed;
    await publish('3', 'ada');

    expect(received).toEqual([{ onNote: { id: '2', title: 't' } }]);
  });

  it('reconnects after its socket was cut', async () => {
    const connected = connectionState(ConnectionState.Connected);
    const { first, unsubscribe } = listen('subscription { onNote { id } }');
    await connected;

    const again = connectionState(ConnectionState.Connected);
    endpoint.apis.dropAll();
    await again;
    await publish('4', 'ada');

    expect(await first).toEqual({ onNote: { id: '4' } });
    const closed = connectionState(ConnectionState.Disconnected);
    unsubscribe();
    await closed;
  });

  it('receives the error of an unauthorized subscription', async () => {
    const { first } = listen('subscription { onOwn(owner: "bob") { id } }');

    await expect(first).rejects.toMatchObject({
      errors: [
        { message: expect.stringContaining('Not Authorized to access onOwn on type Subscription') as string },
      ],
    });
  });
});
