import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Endpoint, openEndpoint, signedBy } from './appsync-endpoint';
import { openSubscriber, type Packing, type Subscriber } from './appsync-subscriber';

// https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
describe('a subscriber', () => {
  let endpoint: Endpoint;
  const opened: Subscriber[] = [];
  beforeAll(async () => {
    endpoint = await openEndpoint();
  });
  afterEach(() => opened.splice(0).forEach(({ socket }) => socket.terminate()));
  afterAll(() => endpoint.close());

  const open = async (authorization = endpoint.token('ada'), packing?: Packing) => {
    const subscriber = await openSubscriber(endpoint, authorization, packing);
    opened.push(subscriber);
    return subscriber;
  };
  const openReady = async (authorization?: string) => {
    const subscriber = await open(authorization);
    await subscriber.init();
    return subscriber;
  };
  const publish = (
    fields: string,
    selection = 'id owner folder title pages labels',
    authorization?: string,
  ) => endpoint.callApi(`mutation { publishNote(input: {${fields}}) { ${selection} } }`, {}, authorization);
  /** The events that a subscriber received up to a marker event. */
  const receivedBy = async (subscriber: Subscriber, id = 's') => {
    subscriber.send({ type: 'stop', id });
    const frames = subscriber.frames;
    const received: unknown[] = [];
    for (;;) {
      const frame = frames.shift();
      if (frame?.type === 'complete') return received;
      if (frame?.type === 'data') received.push(frame.payload?.data);
      if (!frame)
        await new Promise((resolve) => subscriber.socket.once('message', () => setImmediate(resolve)));
    }
  };

  describe('that connects', () => {
    it.each(['subprotocol', 'address', 'headers'] as const)(
      'is acknowledged with its headers in the %s',
      async (packing) => {
        const subscriber = await open(endpoint.token('ada'), packing);

        expect(await subscriber.init()).toEqual({
          type: 'connection_ack',
          payload: { connectionTimeoutMs: 300_000 },
        });
        expect(await subscriber.next('ka')).toEqual({ type: 'ka' });
        expect(subscriber.socket.protocol).toBe('graphql-ws');
      },
    );

    it.each([
      ['expired', 'Token has expired.'],
      ['forged', 'You are not authorized to make this call.'],
    ])('with a token that is %s receives the reason and is disconnected', async (kind, message) => {
      const subscriber = await open(kind === 'expired' ? endpoint.token('ada', { exp: 1 }) : 'e30.e30.e30');

      subscriber.send({ type: 'connection_init' });

      expect(await subscriber.next('connection_error')).toEqual({
        type: 'connection_error',
        payload: { errors: [{ errorType: 'UnauthorizedException', message, errorCode: 401 }] },
      });
      await subscriber.closed;
    });

    it('from a page with the unverified key of a role is disconnected', async () => {
      const page = await openSubscriber(
        endpoint,
        signedBy('Listener'),
        'subprotocol',
        'https://other.example',
      );

      page.send({ type: 'connection_init' });

      expect((await page.next('connection_error')).payload?.errors).toMatchObject([{ errorCode: 401 }]);
      await page.closed;
    });

    it.each([
      [
        'offers another protocol',
        (url: string) => new WebSocket(`${url}/realtime`, ['graphql-transport-ws']),
        400,
      ],
      [
        'sends headers that cannot be read',
        (url: string) => new WebSocket(`${url}/realtime`, ['graphql-ws', 'header-x']),
        400,
      ],
      [
        'asks for an API that is not there',
        (url: string) =>
          new WebSocket(`${url.replace(/\/[^/]+\/graphql/, '/none/graphql')}/realtime`, ['graphql-ws']),
        404,
      ],
    ])('and %s gets no socket', async (_case, connect, status) => {
      const socket = connect(endpoint.url.replace('http', 'ws'));

      const refused = await new Promise((resolve) =>
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
      );

      expect(refused).toBe(status);
    });
  });

  describe('that starts', () => {
    const refused = async (query: string, { variables = {}, token = endpoint.token('ada') } = {}) => {
      const subscriber = await openReady();
      subscriber.start('s', query, variables, token);
      return (await subscriber.next('error', 's')).payload?.errors;
    };

    it('is acknowledged, and receives no event after it stops', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription { onNote { id } }');

      await publish('id: "1", title: "t"');
      expect(await subscriber.next('data')).toEqual({
        type: 'data',
        id: 's',
        payload: { data: { onNote: { id: '1' } } },
      });
      subscriber.send({ type: 'stop', id: 's' });
      expect(await subscriber.next('complete')).toEqual({ type: 'complete', id: 's' });
      await publish('id: "2", title: "t"');

      expect(subscriber.frames.filter(({ type }) => type === 'data')).toEqual([]);
    });

    it('before it initialized the connection is refused', async () => {
      const subscriber = await open();

      subscriber.start('s', 'subscription { onNote { id } }');

      expect(await subscriber.next('error', 's')).toMatchObject({
        payload: { errors: [{ errorType: 'BadRequestException' }] },
      });
      expect(subscriber.frames).toEqual([]);
    });

    it.each([
      ['a field that is not there', 'subscription { onNothing { id } }', /FieldUndefined/],
      [
        'two fields',
        'subscription { onNote { id } onFiltered { id } }',
        /must select only one top level field/,
      ],
      [
        'a variable that is missing',
        'subscription ($o: String!) { onOwn(owner: $o) { id } }',
        /coerced Null/,
      ],
      ['a query', '{ unresolved }', /^query not supported through the realtime channel$/],
      ['no GraphQL', 'subscription {', /Unable to parse GraphQL query/],
    ])('with %s is refused', async (_case, query, message) => {
      expect((await refused(query))?.[0]?.message).toMatch(message);
    });

    it('a subscription that its resolver refuses is refused', async () => {
      expect(await refused('subscription { onOwn(owner: "bob") { id } }')).toEqual([
        { errorType: 'Unauthorized', message: 'Not Authorized to access onOwn on type Subscription' },
      ]);
    });

    it('with an invalid token is refused, whoever opened the socket', async () => {
      expect(await refused('subscription { onNote { id } }', { token: 'e30.e30.e30' })).toEqual([
        { errorType: 'UnauthorizedException', message: 'You are not authorized to make this call.' },
      ]);
    });

    it('with a role is refused unless its policy names the field', async () => {
      expect(await refused('subscription { onNote { id } }', { token: signedBy('Relay') })).toMatchObject([
        { errorType: 'Unauthorized' },
      ]);
      const subscriber = await openReady(signedBy('Listener'));

      await subscriber.subscribe('s', 'subscription { onNote { id } }');
    });

    it('with an id in use is refused', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription { onNote { id } }');

      subscriber.start('s', 'subscription { onNote { id } }');

      expect((await subscriber.next('error', 's')).payload?.errors?.[0]?.errorType).toBe(
        'DuplicatedOperationError',
      );
    });

    // https://docs.aws.amazon.com/general/latest/gr/appsync.html
    it('a subscription above the limit of 100 is refused', async () => {
      const subscriber = await openReady();
      for (let index = 0; index < 100; index++)
        await subscriber.subscribe(`s${index}`, 'subscription { onNote { id } }');

      subscriber.start('more', 'subscription { onNote { id } }');

      expect((await subscriber.next('error', 'more')).payload?.errors?.[0]?.errorType).toBe(
        'MaxSubscriptionsReachedError',
      );
    });
  });

  describe('that sends malformed frames', () => {
    it.each([
      ['no JSON', '{', 'BadRequestException'],
      ['a list', '[]', 'BadRequestException'],
      ['binary', Buffer.from([1, 2, 3]), 'BadRequestException'],
      ['without a type', '{}', 'UnsupportedOperation'],
      ['of a type that is none', '{"type":"dance"}', 'UnsupportedOperation'],
      ['a start without an id', '{"type":"start"}', 'BadRequestException'],
      ['a start without a payload', '{"type":"start","id":"x"}', 'UnauthorizedException'],
      ['a stop of nothing', '{"type":"stop","id":"x"}', 'BadRequestException'],
    ])('(%s) receives an error and stays connected', async (_case, frame, errorType) => {
      const subscriber = await openReady();

      subscriber.send(frame);

      expect((await subscriber.next('error')).payload?.errors?.[0]?.errorType).toBe(errorType);
      await subscriber.subscribe('s', 'subscription { onNote { id } }');
    });

    it('larger than 240 KB is disconnected; others are not', async () => {
      const [subscriber, other] = await Promise.all([openReady(), openReady()]);

      subscriber.send('x'.repeat(241 * 1024));

      expect(await subscriber.closed).toBe(1009);
      await other.subscribe('s', 'subscription { onNote { id } }');
    });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-data.html
  describe('that is subscribed', () => {
    it('receives each mutation that its field names, in order', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription { onNote { id } }');

      for (const id of ['1', '2', '3', '4']) await publish(`id: "${id}", title: "t"`);
      await endpoint.callApi('mutation { putNote(input: {id: "5", title: "t"}) { id } }');
      await endpoint.callApi('mutation { addNote(input: {id: "6", title: "t"}) { id } }');

      expect(await receivedBy(subscriber)).toEqual(
        ['1', '2', '3', '4', '5'].map((id) => ({ onNote: { id } })),
      );
    });

    it('receives events that match its arguments; null matches a missing value', async () => {
      const ada = await openReady();
      const low = await openReady();
      const none = await openReady();
      await ada.subscribe('s', 'subscription { onNote(owner: "ada") { id } }');
      await low.subscribe('s', 'subscription ($s: String) { onNote(owner: "ada", folder: $s) { id } }', {
        s: 'low',
      });
      await none.subscribe('s', 'subscription { onNote(owner: null) { id } }');

      await publish('id: "1", title: "t", owner: "ada", folder: "low"');
      await publish('id: "2", title: "t", owner: "ada"');
      await publish('id: "3", title: "t"');

      expect(await receivedBy(ada)).toEqual([{ onNote: { id: '1' } }, { onNote: { id: '2' } }]);
      expect(await receivedBy(low)).toEqual([{ onNote: { id: '1' } }]);
      expect(await receivedBy(none)).toEqual([{ onNote: { id: '3' } }]);
    });

    it('receives only fields that the mutation selected, under any alias', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe(
        's',
        'subscription { onNote { __typename name: title pages place { room { name } } } }',
      );

      await publish('id: "1", title: "t", pages: 3', 'called: title place { room { name } }');

      expect(await receivedBy(subscriber)).toEqual([
        { onNote: { __typename: 'Note', name: 't', pages: null, place: { room: { name: 'attic' } } } },
      ]);
    });

    it('receives an error when a non-nullable field was not selected', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription { onNote { id title } }');

      await publish('id: "1", title: "t"', 'id');

      expect((await subscriber.next('data')).payload).toMatchObject({
        data: { onNote: null },
        errors: [
          {
            message: "Cannot return null for non-nullable type: 'title' within parent 'Note' (/onNote/title)",
          },
        ],
      });
    });

    it('receives no field that it may not see, even if the mutation may', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription { onNote { id remark } }');

      await publish('id: "1", title: "t", remark: "r"', 'id remark', signedBy('Relay'));

      expect((await subscriber.next('data')).payload).toMatchObject({
        data: { onNote: { id: '1', remark: null } },
        errors: [{ errorType: 'Unauthorized' }],
      });
    });

    it('receives nothing of a failed mutation', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription { onNote { id } }');

      await publish('id: "1", title: "t"', 'id', signedBy('Listener'));

      expect(await receivedBy(subscriber)).toEqual([]);
    });

    it('receives no event larger than 240 KB', async () => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription { onNote { title } }');

      await publish(`id: "1", title: "${'x'.repeat(240 * 1024)}"`);
      await publish('id: "2", title: "small"');

      expect(await receivedBy(subscriber)).toEqual([{ onNote: { title: 'small' } }]);
      expect(endpoint.lines.at(-1)).toMatch(/onNote: not delivered/);
    });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-enhanced-filtering.html
  describe('whose resolver sets a filter', () => {
    const published = [
      'owner: "ada", pages: 1, labels: ["x"]',
      'owner: "bob", pages: 5',
      'pages: 9, labels: ["x", "y"]',
    ];

    it.each([
      [{ pages: { ge: 5 } }, ['1', '2']],
      [{ pages: { between: [2, 6] } }, ['1']],
      [{ pages: { in: [1, 9] } }, ['0', '2']],
      [{ pages: { notIn: [1, 9] } }, ['1']],
      [{ owner: { ne: 'ada' } }, ['1']],
      [{ owner: { beginsWith: 'a' } }, ['0']],
      [{ labels: { contains: 'y' } }, ['2']],
      [{ title: { contains: 'note' }, pages: { lt: 6 } }, ['0', '1']],
      [{ or: [{ owner: { eq: 'bob' } }, { pages: { gt: 8 } }] }, ['1', '2']],
      [{ 'place.room.name': { eq: 'attic' }, pages: { le: 1 } }, ['0']],
      [{ 'place.room.name': { eq: 'cellar' } }, []],
      [{ pages: { eq: '5' } }, []],
    ])('%j receives %j', async (filter, ids) => {
      const subscriber = await openReady();
      await subscriber.subscribe('s', 'subscription ($f: AWSJSON) { onFiltered(filter: $f) { id } }', {
        f: JSON.stringify(filter),
      });

      for (const [index, fields] of published.entries())
        await publish(
          `id: "${index}", title: "note", ${fields}`,
          `id ${fields.includes('owner') ? 'owner' : ''} title pages labels place { room { name } }`,
        );

      expect(await receivedBy(subscriber)).toEqual(ids.map((id) => ({ onFiltered: { id } })));
    });

    it('beyond the limits is refused', async () => {
      const subscriber = await openReady();

      subscriber.start('s', 'subscription ($f: AWSJSON) { onFiltered(filter: $f) { id } }', {
        f: JSON.stringify({ or: Array.from({ length: 11 }, (_, index) => ({ pages: { eq: index } })) }),
      });

      expect((await subscriber.next('error', 's')).payload?.errors?.[0]?.message).toContain(
        'at most ten filters',
      );
    });
  });
});

describe('a connection', () => {
  const openShort = async () => {
    const endpoint = await openEndpoint({ keepAliveMs: 20 });
    const subscriber = await openSubscriber(endpoint, endpoint.token('ada'));
    await subscriber.init();
    return { endpoint, subscriber };
  };

  it('sends keep-alives', async () => {
    const { endpoint, subscriber } = await openShort();

    for (let index = 0; index < 3; index++) await subscriber.next('ka');

    await endpoint.close();
  });

  it('ends when its token expires', async () => {
    const { endpoint, subscriber } = await openShort();
    await subscriber.subscribe('s', 'subscription { onNote { id } }');

    endpoint.pass(901);

    expect((await subscriber.next('error')).payload?.errors).toEqual([
      { errorType: 'UnauthorizedException', message: 'Token has expired.' },
    ]);
    await subscriber.closed;
    await endpoint.close();
  });

  it('can be cut by a test and opened again', async () => {
    const { endpoint, subscriber } = await openShort();

    endpoint.apis.dropAll();

    expect(await subscriber.closed).toBe(1006);
    const again = await openSubscriber(endpoint, endpoint.token('ada'));
    await again.init();
    await endpoint.close();
    await again.closed;
  });
});
