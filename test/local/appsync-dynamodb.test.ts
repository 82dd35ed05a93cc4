import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exceptionOf } from '../../lib/local/appsync/data-sources/signed-call';
import { type ApiOptions, type Endpoint, openEndpoint } from './appsync-endpoint';
import { notesResolvers } from './appsync-notes';

const put = (id: string, fields = '') =>
  `mutation { putNote(input: {id: "${id}", title: "${id}" ${fields}}) { id } }`;

// https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html
describe('a table behind an API', () => {
  let endpoint: Endpoint;
  beforeAll(async () => {
    endpoint = await openEndpoint();
  });
  afterAll(() => endpoint.close());

  it('returns the written item of a put', async () => {
    const { data } = await endpoint.callApi(
      'mutation { putNote(input: {id: "w", title: "W", pages: 3, at: "2026-11-21T12:00:00.000Z"}) { id title pages at owner } }',
    );

    expect(data).toEqual({
      putNote: { id: 'w', title: 'W', pages: 3, at: '2026-11-21T12:00:00.000Z', owner: null },
    });
  });

  it('returns the removed item', async () => {
    await endpoint.callApi(put('r'));

    const { data } = await endpoint.callApi('mutation { removeNote(id: "r", title: "r") { title } }');

    expect(data).toEqual({ removeNote: { title: 'r' } });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-batch-get-item.html
  it('returns a batch in the order of its keys, null for missing items', async () => {
    for (const id of ['b1', 'b2']) await endpoint.callApi(put(id, 'pages: 2'));

    const { data } = await endpoint.callApi('{ notesOf(ids: ["b2", "gone", "b1"]) }');

    expect(JSON.parse(data?.['notesOf'] as string)).toEqual({
      data: { notes: [{ id: 'b2', title: 'b2', pages: 2 }, null, { id: 'b1', title: 'b1', pages: 2 }] },
      unprocessedKeys: { notes: [] },
    });
  });

  it('refuses a batch of more than 100 keys', async () => {
    const ids = JSON.stringify(Array.from({ length: 101 }, (_each, index) => `many-${index}`));

    const { errors } = await endpoint.callApi(`{ notesOf(ids: ${ids}) }`);

    expect(errors?.[0]).toMatchObject({ errorType: 'MappingTemplate' });
  });

  describe('read by pages', () => {
    const page = (folder: string, nextToken: unknown) =>
      endpoint.callApi(
        'query ($folder: String!, $nextToken: String) { listNotes(folder: $folder, limit: 2, nextToken: $nextToken) { items { id } nextToken scannedCount } }',
        { folder, nextToken },
      );
    const read = async (folder: string, nextToken: unknown = null) =>
      (await page(folder, nextToken)).data?.['listNotes'] as {
        items: { id: string }[];
        nextToken: string | null;
      };
    beforeAll(async () => {
      for (const id of ['1', '2', '3']) await endpoint.callApi(put(id, 'folder: "red"'));
      for (const id of ['4', '5', '6']) await endpoint.callApi(put(id, 'folder: "blue"'));
    });

    it('continues where the previous page ended', async () => {
      const first = await read('red');
      const second = await read('red', first.nextToken);

      expect(first).toMatchObject({ items: [{ id: '1' }, { id: '2' }], scannedCount: 2 });
      expect(second).toMatchObject({ items: [{ id: '3' }], nextToken: null });
    });

    it('refuses the token of another query and a forged one', async () => {
      const { nextToken } = await read('red');
      const forged = Buffer.from(JSON.stringify({ id: { S: '4' }, folder: { S: 'blue' } })).toString(
        'base64url',
      );

      for (const [folder, token] of [
        ['blue', nextToken],
        ['red', `${forged}.${nextToken?.split('.')[1]}`],
        ['red', 'x'],
      ] as const)
        expect((await page(folder, token)).errors).toMatchObject([
          { errorType: 'DynamoDB:AmazonDynamoDBException', message: 'Invalid Pagination Token Provided.' },
        ]);
    });
  });

  describe('with a filter', () => {
    const list = async (filter: object) => {
      const { data, errors } = await endpoint.callApi(
        'query ($f: AWSJSON) { listNotes(folder: "f", filter: $f) { items { id } } }',
        { f: JSON.stringify(filter) },
      );
      const { items } = (data?.['listNotes'] ?? { items: [] }) as { items: { id: string }[] };
      return { ids: items.map(({ id }) => id), errors };
    };
    beforeAll(async () => {
      await endpoint.callApi(put('a', 'folder: "f", pages: 1, labels: ["x", "y"]'));
      await endpoint.callApi(put('b', 'folder: "f", pages: 2, owner: "ada"'));
      await endpoint.callApi(put('c', 'folder: "f", pages: 3, owner: "bob"'));
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
    ])('of %s is refused without delay', async (_case, filter) => {
      const startedAt = performance.now();

      const { errors } = await list(filter);

      expect(errors).toMatchObject([{ errorType: 'DynamoDB:DynamoDbException' }]);
      expect(performance.now() - startedAt).toBeLessThan(2000);
    });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-condition-expressions.html
  describe('after a failed condition', () => {
    it('returns the error and the stored item', async () => {
      await endpoint.callApi(put('taken', 'pages: 1'));

      const { data, errors } = await endpoint.callApi(
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

    it('treats a put of the stored item as success', async () => {
      const add = 'mutation { addNote(input: {id: "same", title: "same", pages: 2}) { pages } }';
      await endpoint.callApi(add);

      expect(await endpoint.callApi(add)).toEqual({ data: { addNote: { pages: 2 } } });
    });

    it('treats a removal of a missing item as success', async () => {
      expect(await endpoint.callApi('mutation { removeNote(id: "never") { id } }')).toEqual({
        data: { removeNote: null },
      });
    });
  });
});

// https://github.com/aws-amplify/amplify-cli/issues/5589 shows a validation error; the name of the class is the SDK's for Java.
it.each([
  ['ValidationException', 'DynamoDbException'],
  ['AccessDeniedException', 'DynamoDbException'],
  ['ThrottlingException', 'DynamoDbException'],
  ['ProvisionedThroughputExceededException', 'ProvisionedThroughputExceededException'],
  ['RequestLimitExceeded', 'RequestLimitExceededException'],
  ['InternalServerError', 'InternalServerErrorException'],
  ['ConditionalCheckFailedException', 'ConditionalCheckFailedException'],
])('AppSync reports %s of DynamoDB as %s', (error, exception) => {
  expect(exceptionOf(error)).toBe(exception);
});

describe('a resolver with a table', () => {
  const run = async (
    request: string,
    { setup = [] as string[], source = 'Notes' as 'Notes' | 'Locked' } = {},
  ) => {
    const code = `import { util } from '@aws-appsync/utils';
const key = { id: { S: 'x' } };
export function request(ctx) { return ${request}; }
export function response(ctx) { return ctx.error ? { error: ctx.error, result: ctx.result } : ctx.result; }`;
    const resolvers: ApiOptions['resolvers'] = { ...notesResolvers, 'Query.context': { source, code } };
    const endpoint = await openEndpoint({ resolvers });
    for (const mutation of setup) await endpoint.callApi(mutation);
    const { data, errors } = await endpoint.callApi('{ context }');
    await endpoint.close();
    return errors ?? (JSON.parse(data?.['context'] as string) as unknown);
  };

  it('may do only what the role of its data source allows', async () => {
    const request = "{ operation: 'GetItem', key: util.dynamodb.toMapValues({ id: 'x' }) }";

    expect(await run(request, { source: 'Locked' })).toMatchObject({
      error: {
        type: 'DynamoDB:DynamoDbException',
        message: expect.stringMatching(
          /Listener\/appsync is not authorized to perform: dynamodb:GetItem.*\(Service: DynamoDb, Status Code: 400, Request ID: \S+\)$/,
        ) as string,
      },
    });
  });

  // AppSync passes the maps of an expression on as they are: https://github.com/aws-amplify/amplify-cli/issues/5589 and
  // https://github.com/aws/aws-appsync-community/issues/178.
  it.each([
    [
      'values, next to a condition without any',
      "{ operation: 'PutItem', key, attributeValues: {}, condition: { expression: 'attribute_not_exists(id)', expressionValues: {} } }",
      'ExpressionAttributeValues must not be empty',
    ],
    [
      'names, next to an update without any',
      `{ operation: 'UpdateItem', key, update: { expression: 'SET title = :t', expressionNames: {}, expressionValues: { ':t': { S: 't' } } } }`,
      'ExpressionAttributeNames must not be empty',
    ],
    [
      'names, next to a projection without any',
      "{ operation: 'GetItem', key, projection: { expression: 'title', expressionNames: {} } }",
      'ExpressionAttributeNames must not be empty',
    ],
  ])('gets the refusal of DynamoDB for an empty map of %s', async (_case, request, message) => {
    expect(await run(request)).toMatchObject({
      error: {
        type: 'DynamoDB:DynamoDbException',
        message: expect.stringContaining(message) as string,
      },
      result: null,
    });
  });

  it('may leave one of two maps empty, as both are merged', async () => {
    const request = `{
      operation: 'UpdateItem',
      key,
      update: { expression: 'SET title = :t', expressionValues: { ':t': { S: 't' } } },
      condition: { expression: 'attribute_not_exists(id)', expressionValues: {} },
    }`;

    expect(await run(request)).toEqual({ id: 'x', title: 't' });
  });

  it.each<readonly [string, string, RegExp]>([
    ...['Sync', 'Scan', 'BatchPutItem', 'TransactGetItems', 'TransactWriteItems'].map(
      (operation) =>
        [
          `the operation ${operation}`,
          `{ operation: '${operation}' }`,
          new RegExp(`support .* ${operation}`),
        ] as const,
    ),
    ['a field that is not emulated', "{ operation: 'GetItem', key: {}, cache: true }", /cache/],
    ['nothing', 'null', /Not a request to DynamoDB/],
  ])('gets an error that names %s', async (_case, request, message) => {
    expect(await run(request)).toMatchObject([
      { errorType: 'MappingTemplate', message: expect.stringMatching(message) as string },
    ]);
  });

  it.each([
    [
      'a get with a projection',
      "{ operation: 'GetItem', key, projection: { expression: 'title' }, consistentRead: true }",
      { title: 'x' },
    ],
    [
      'a query',
      `{
        operation: 'Query',
        index: 'by-folder',
        query: {
          expression: 'folder = :folder AND begins_with(id, :start)',
          expressionValues: util.dynamodb.toMapValues({ ':folder': 's', ':start': 'x' }),
        },
        filter: { expression: 'pages > :one', expressionValues: { ':one': { N: 1 } } },
      }`,
      { items: [], nextToken: null, scannedCount: 1 },
    ],
    [
      'a removal',
      "{ operation: 'DeleteItem', key }",
      { id: 'x', title: 'x', folder: 's', pages: 1, labels: ['a'] },
    ],
    [
      'a change',
      `{
        operation: 'UpdateItem',
        key,
        update: {
          expression: 'SET title = :new REMOVE folder ADD pages :less',
          expressionValues: util.dynamodb.toMapValues({ ':new': 'new', ':less': -3 }),
        },
      }`,
      { id: 'x', title: 'new', pages: -2, labels: ['a'] },
    ],
    [
      'values with their types',
      `{
        operation: 'PutItem',
        key,
        attributeValues: {
          ...util.dynamodb.toMapValues({ n: 1.5, b: true, z: null, l: [1], m: { k: 'v' } }),
          set: { NS: [2, 1] },
        },
      }`,
      { id: 'x', n: 1.5, b: true, z: null, l: [1], m: { k: 'v' }, set: [2, 1] },
    ],
  ])('writes %s', async (_case, request, expected) => {
    const setup = [
      'mutation { putNote(input: {id: "x", title: "x", folder: "s", pages: 1, labels: ["a"]}) { id } }',
    ];

    expect(await run(request, { setup })).toEqual(expected);
  });
});
