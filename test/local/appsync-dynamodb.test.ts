import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiOptions, type Endpoint, openEndpoint } from './appsync-endpoint';

const put = (id: string, fields = '') =>
  `mutation { putNote(input: {id: "${id}", title: "${id}" ${fields}}) { id } }`;

// https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html
describe('a table behind an API', () => {
  let endpoint: Endpoint;
  beforeAll(async () => {
    endpoint = await openEndpoint();
  });
  afterAll(() => endpoint.close());

  it('answers a put with what was written', async () => {
    const { data } = await endpoint.ask(
      'mutation { putNote(input: {id: "w", title: "W", pages: 3, at: "2026-11-21T12:00:00.000Z"}) { id title pages at owner } }',
    );

    expect(data).toEqual({
      putNote: { id: 'w', title: 'W', pages: 3, at: '2026-11-21T12:00:00.000Z', owner: null },
    });
  });

  it('answers a removal with what was there', async () => {
    await endpoint.ask(put('r'));

    const { data } = await endpoint.ask('mutation { removeNote(id: "r", title: "r") { title } }');

    expect(data).toEqual({ removeNote: { title: 'r' } });
  });

  describe('read by pages', () => {
    const page = (shelf: string, nextToken: unknown) =>
      endpoint.ask(
        'query ($shelf: String!, $nextToken: String) { listNotes(shelf: $shelf, limit: 2, nextToken: $nextToken) { items { id } nextToken scannedCount } }',
        { shelf, nextToken },
      );
    const read = async (shelf: string, nextToken: unknown = null) =>
      (await page(shelf, nextToken)).data?.['listNotes'] as {
        items: { id: string }[];
        nextToken: string | null;
      };
    beforeAll(async () => {
      for (const id of ['1', '2', '3']) await endpoint.ask(put(id, 'shelf: "red"'));
      for (const id of ['4', '5', '6']) await endpoint.ask(put(id, 'shelf: "blue"'));
    });

    it('goes on where the page before ended', async () => {
      const first = await read('red');
      const second = await read('red', first.nextToken);

      expect(first).toMatchObject({ items: [{ id: '1' }, { id: '2' }], scannedCount: 2 });
      expect(second).toMatchObject({ items: [{ id: '3' }], nextToken: null });
    });

    it('refuses the token of another query, and one that was touched', async () => {
      const { nextToken } = await read('red');
      const forged = Buffer.from(JSON.stringify({ id: { S: '4' }, shelf: { S: 'blue' } })).toString(
        'base64url',
      );

      for (const [shelf, token] of [
        ['blue', nextToken],
        ['red', `${forged}.${nextToken?.split('.')[1]}`],
        ['red', 'x'],
      ] as const)
        expect((await page(shelf, token)).errors).toMatchObject([
          { errorType: 'DynamoDB:AmazonDynamoDBException', message: 'Invalid Pagination Token Provided.' },
        ]);
    });
  });

  describe('with a filter', () => {
    const list = async (filter: object) => {
      const { data, errors } = await endpoint.ask(
        'query ($f: AWSJSON) { listNotes(shelf: "f", filter: $f) { items { id } } }',
        { f: JSON.stringify(filter) },
      );
      const { items } = (data?.['listNotes'] ?? { items: [] }) as { items: { id: string }[] };
      return { ids: items.map(({ id }) => id), errors };
    };
    beforeAll(async () => {
      await endpoint.ask(put('a', 'shelf: "f", pages: 1, labels: ["x", "y"]'));
      await endpoint.ask(put('b', 'shelf: "f", pages: 2, owner: "ada"'));
      await endpoint.ask(put('c', 'shelf: "f", pages: 3, owner: "bob"'));
    });

    it.each([
      [{ pages: { ge: 2 } }, ['b', 'c']],
      [{ pages: { between: [1, 2] } }, ['a', 'b']],
      [{ pages: { in: [1, 3] } }, ['a', 'c']],
      [{ labels: { contains: 'y' } }, ['a']],
      [{ owner: { attributeExists: false } }, ['a']],
      [{ title: { size: { eq: 1 } } }, ['a', 'b', 'c']],
      [{ or: [{ owner: { beginsWith: 'a' } }, { pages: { lt: 2 } }] }, ['a', 'b']],
      [{ not: { owner: { eq: 'ada' }, pages: { eq: 2 } } }, ['a', 'c']],
      [{ and: [{ pages: { gt: 1 } }, { not: { owner: { ne: 'bob' } } }] }, ['c']],
    ])('%j finds %j', async (filter, found) => {
      const { ids, errors } = await list(filter);

      expect(errors).toBeUndefined();
      expect(ids).toEqual(found);
    });

    // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
    it.each([
      ['60 negations', Array.from({ length: 60 }).reduce<object>((not) => ({ not }), { pages: { eq: 1 } })],
      ['400 alternatives', { or: Array.from({ length: 400 }, () => ({ pages: { eq: 1 } })) }],
    ])('of %s is refused at once', async (_case, filter) => {
      const startedAt = performance.now();

      const { errors } = await list(filter);

      expect(errors).toMatchObject([{ errorType: 'DynamoDB:ValidationException' }]);
      expect(performance.now() - startedAt).toBeLessThan(2000);
    });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-condition-expressions.html
  describe('after a condition that failed', () => {
    it('gives the error, and what is stored', async () => {
      await endpoint.ask(put('taken', 'pages: 1'));

      const { data, errors } = await endpoint.ask(
        'mutation { addNote(input: {id: "taken", title: "other"}) { id title } }',
      );

      expect(data).toEqual({ addNote: null });
      expect(errors).toMatchObject([
        {
          errorType: 'DynamoDB:ConditionalCheckFailedException',
          message: expect.stringMatching(/^The conditional request failed \(Service: DynamoDb/) as string,
          data: { id: 'taken', title: 'taken' },
        },
      ]);
    });

    it('has put what is there already', async () => {
      const add = 'mutation { addNote(input: {id: "same", title: "same", pages: 2}) { pages } }';
      await endpoint.ask(add);

      expect(await endpoint.ask(add)).toEqual({ data: { addNote: { pages: 2 } } });
    });

    it('has removed what is not there', async () => {
      expect(await endpoint.ask('mutation { removeNote(id: "never") { id } }')).toEqual({
        data: { removeNote: null },
      });
    });

    it('of a transaction tells which write was at fault', async () => {
      await endpoint.ask(put('one'));

      const { errors } = await endpoint.ask('mutation { swapTitles(first: "one", second: "gone") }');

      expect(errors).toMatchObject([
        {
          errorType: 'DynamoDB:TransactionCanceledException',
          errorInfo: [{ type: 'None' }, { type: 'ConditionalCheckFailed', item: null }],
        },
      ]);
      expect((await endpoint.ask('{ getNote(id: "one") { title } }')).data).toEqual({
        getNote: { title: 'one' },
      });
    });
  });

  it('writes a transaction as a whole', async () => {
    await endpoint.ask(put('first'));
    await endpoint.ask(put('second'));

    const { data } = await endpoint.ask('mutation { swapTitles(first: "first", second: "second") }');

    expect(data).toEqual({ swapTitles: ['first', 'second'] });
    expect((await endpoint.ask('{ getNote(id: "first") { title } }')).data).toEqual({
      getNote: { title: 'second' },
    });
  });
});

describe('a resolver that asks a table', () => {
  const run = async (request: string, setup: string[] = []) => {
    const code = `import { util } from '@aws-appsync/utils';
import * as ddb from '@aws-appsync/utils/dynamodb';
export function request(ctx) { return ${request}; }
export function response(ctx) { return ctx.error ? { error: ctx.error, result: ctx.result } : ctx.result; }`;
    const resolvers: ApiOptions['resolvers'] = {
      'Query.context': { source: 'Notes', code },
      'Mutation.putNote': {
        source: 'Notes',
        code: `import { put } from '@aws-appsync/utils/dynamodb';
export const request = ({ args: { input: { id, ...item } } }) => put({ key: { id }, item });
export const response = (ctx) => ctx.result;`,
      },
    };
    const endpoint = await openEndpoint({ resolvers });
    for (const mutation of setup) await endpoint.ask(mutation);
    const { data, errors } = await endpoint.ask('{ context }');
    await endpoint.close();
    return errors ?? (JSON.parse(data?.['context'] as string) as unknown);
  };

  it('may do only what the role of its data source allows', async () => {
    expect(await run('ddb.scan({})')).toMatchObject({
      error: {
        type: 'DynamoDB:AccessDeniedException',
        message: expect.stringContaining(
          'NotesRole/appsync is not authorized to perform: dynamodb:Scan',
        ) as string,
      },
    });
  });

  it.each([
    ['an operation that is not emulated', "{ operation: 'Sync' }", /operation/],
    ['a field that is not emulated', "{ operation: 'GetItem', key: {}, cache: true }", /cache/],
    ['nothing', 'null', /Not a request to DynamoDB/],
  ])('is told of %s by name', async (_case, request, message) => {
    expect(await run(request)).toMatchObject([
      { errorType: 'MappingTemplate', message: expect.stringMatching(message) as string },
    ]);
  });

  it.each([
    [
      'get with a projection',
      "ddb.get({ key: { id: 'x' }, projection: ['title'], consistentRead: true })",
      { title: 'x' },
    ],
    [
      'a query',
      "ddb.query({ query: { shelf: { eq: 's' }, id: { beginsWith: 'x' } }, index: 'by-shelf', filter: { pages: { gt: 1 } } })",
      { items: [], nextToken: null, scannedCount: 1 },
    ],
    [
      'a removal',
      "ddb.remove({ key: { id: 'x' } })",
      { id: 'x', title: 'x', shelf: 's', pages: 1, labels: ['a'] },
    ],
    [
      'changes of every kind',
      `ddb.update({ key: { id: 'x' }, update: {
        title: ddb.operations.replace('new'), shelf: ddb.operations.remove(), pages: ddb.operations.decrement(3),
        labels: [ddb.operations.updateListItem('b', 0)], place: { room: ddb.operations.add('r') }, } })`,
      { error: { type: 'DynamoDB:ValidationException' } },
    ],
    [
      'changes at the top',
      `ddb.update({ key: { id: 'x' }, update: {
        title: ddb.operations.replace('new'), shelf: ddb.operations.remove(), pages: ddb.operations.decrement(3),
        labels: ddb.operations.prepend(['b']), owner: 'ada', } })`,
      { id: 'x', title: 'new', pages: -2, labels: ['b', 'a'], owner: 'ada' },
    ],
    [
      'values with their types',
      "({ operation: 'PutItem', key: { id: util.dynamodb.toString('t') }, attributeValues: { ...util.dynamodb.toMapValues({ n: 1.5, b: true, z: null, l: [1], m: { k: 'v' } }), set: util.dynamodb.toNumberSet([2, 1]) } })",
      { id: 't', n: 1.5, b: true, z: null, l: [1], m: { k: 'v' }, set: [2, 1] },
    ],
  ])('writes %s with the helpers', async (_case, request, expected) => {
    const setup = [
      'mutation { putNote(input: {id: "x", title: "x", shelf: "s", pages: 1, labels: ["a"]}) { id } }',
    ];

    expect(await run(request, setup)).toMatchObject(expected);
  });
});
