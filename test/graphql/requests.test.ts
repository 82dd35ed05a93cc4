import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from './callers';
import { type Catalog, openCatalog } from './catalog';
import { documents } from './operations';

let catalog: Catalog;
let token: string;
beforeAll(async () => {
  catalog = await openCatalog();
  ({ authorization: token = '' } = await catalog.player.headersFor(catalog.url, ''));
});
afterAll(() => catalog.close());

const post = (body: string) => catalog.post(body, { authorization: token });
const callApi = (query: string, more: object = {}) => post(JSON.stringify({ query, ...more }));

describe('a malformed request body', () => {
  const refused = { status: 400, data: null, errors: [{ errorType: 'MalformedHttpRequestException' }] };

  it.each([
    ['nothing', ''],
    ['blanks', ' \n'],
    ['no JSON', '{"query":'],
    ['a text', '"{ __typename }"'],
    ['null', 'null'],
    ['a list of requests', '[{"query":"{ __typename }"}]'],
    ['no query', '{}'],
    ['a number for a query', '{"query":1}'],
    ['an empty query', '{"query":""}'],
    ['a query that does not end', '{"query":"{ listRewardProducts { "}'],
    ['variables that are a list', '{"query":"{ __typename }","variables":[]}'],
    ['variables that are a text', '{"query":"{ __typename }","variables":"{}"}'],
    ['brackets without end', JSON.stringify({ query: '{'.repeat(100_000) })],
    [
      'variables without end',
      `{"query":"{ __typename }","variables":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
    ],
  ])('is refused: %s', async (_what, body) => {
    expect(await post(body)).toMatchObject(refused);
  });

  it('is refused with 413 above one megabyte', async () => {
    const { status, data } = await callApi(`{ __typename } #${'x'.repeat(1024 * 1024)}`);

    expect([status, data]).toEqual([413, null]);
  });
});

describe('a request that does not fit the schema', () => {
  it.each([
    ['a field that there is not', '{ listUsers { id } }', 'listUsers'],
    ['a field that is not shown', '{ getRewardProduct(id: "x") { updatedBy } }', 'updatedBy'],
    ['an argument that is missing', '{ getRewardProduct { id } }', 'id'],
    ['a list without its fields', '{ listRewardProducts }', 'listRewardProducts'],
    ['a variable that nobody declared', '{ getRewardProduct(id: $id) { id } }', 'id'],
  ])('is refused with a validation error that names the fault: %s', async (_what, query, named) => {
    const { status, data, errors } = await callApi(query);

    expect([status, data]).toEqual([200, null]);
    expect(errors[0]?.message).toMatch(/^Validation error/);
    expect(errors[0]?.message).toContain(named);
  });

  it('is refused by the name of the missing variable', async () => {
    const { data, errors } = await callApi(documents.getRewardProduct);

    expect(data).toBeNull();
    expect(errors[0]?.message).toBe("Variable 'id' has coerced Null value for NonNull type 'ID!'");
  });

  it.each([
    ['an operation that is not in the document', 'query A { __typename }', { operationName: 'B' }],
    ['none of several operations', 'query A { __typename } query B { __typename }', {}],
    ['a subscription, which has its own address', documents.onCreateRewardProduct, {}],
  ])('is refused: %s', async (_what, query, more) => {
    const { status, errors } = await callApi(query, more);

    expect([status, errors[0]?.errorType]).toEqual([400, 'BadRequestException']);
  });

  it('is refused with 405 for any method but POST', async () => {
    const query = new URLSearchParams({ query: '{ __typename }' }).toString();

    const { status } = await fetch(`${catalog.url}?${query}`, { headers: { authorization: token } });

    expect(status).toBe(405);
  });
});

describe('request limits', () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_each, index) => `p${index}: getRewardProduct(id: "x") { id }`).join(' ')} }`;
  const types = (depth: number) =>
    `{ __schema { types ${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)} } }`;

  // https://docs.aws.amazon.com/appsync/latest/APIReference/API_GraphqlApi.html#appsync-Type-GraphqlApi-resolverCountLimit
  it('accept 4 fields that read the table and refuse 5, so that no request evaluates more than 8,000 rows', async () => {
    const [most, more, thousand] = await Promise.all([4, 5, 1000].map((count) => callApi(aliases(count))));

    expect([most?.errors, Object.keys(most?.data ?? {}).length]).toEqual([[], 4]);
    expect(more).toMatchObject({ data: null, errors: [{ errorType: 'ResolverExecutionLimitReached' }] });
    expect(thousand).toMatchObject({ data: null, errors: [{ errorType: 'ResolverExecutionLimitReached' }] });
  });

  it('count fields in fragments', async () => {
    const query = `query { ${'...F '.repeat(3)} ...G } fragment F on Query { ...G } fragment G on Query ${aliases(5)}`;

    expect(await callApi(query)).toMatchObject({
      data: null,
      errors: [{ errorType: 'ResolverExecutionLimitReached' }],
    });
  });

  it('accept a depth of 15 fields and refuse 16', async () => {
    const most = await callApi(types(12));
    const more = await callApi(types(13));

    expect([most.errors, most.data !== null]).toEqual([[], true]);
    expect(more).toMatchObject({ data: null, errors: [{ errorType: 'QueryDepthLimitReached' }] });
  });

  it('refuse a mutation with too many fields without any change', async () => {
    const fields = Array.from(
      { length: 21 },
      (_each, index) => `p${index}: createRewardProduct(input: { name: "Mug", stock: 1, price: 1 }) { id }`,
    );
    const body = JSON.stringify({ query: `mutation { ${fields.join(' ')} }` });

    const { data } = await catalog.post(body, await catalog.admin.headersFor(catalog.url, body));

    expect(data).toBeNull();
    const { value } = await catalog.callApi(catalog.admin, 'listRewardProducts');
    expect(value?.items).toEqual([]);
  });
});

describe('an invalid token', () => {
  const sealed = (token: string) => token.split('.') as [header: string, claims: string, signature: string];
  const claiming = (token: string, claims: object) => {
    const [header, payload, signature] = sealed(token);
    const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url');
    return [header, forged, signature].join('.');
  };
  const unsigned = (token: string) => {
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    return `${header}.${sealed(token)[1]}.`;
  };

  it.each([
    ['with groups that nobody gave', (token: string) => claiming(token, { 'cognito:groups': ['ADMINS'] })],
    ['of somebody else', (token: string) => claiming(token, { sub: catalog.admin.sub })],
    ['that lasts longer', (token: string) => claiming(token, { exp: 4_102_444_800 })],
    ['without a signature', unsigned],
    ['that is none', () => 'token'],
    ['of another kind', (token: string) => `Basic ${token}`],
  ])('gets 401: %s', async (_what, forge) => {
    const forged = forge(token);
    const body = JSON.stringify({ query: documents.listRewardProducts });

    const answer = await catalog.post(body, { authorization: forged });

    expect(answer).toMatchObject({
      status: 401,
      data: null,
      errors: [{ errorType: 'UnauthorizedException' }],
    });
  });

  it('cannot open a subscription', async () => {
    const forger = { ...bearer(token), headersFor: async () => ({ authorization: unsigned(token) }) };

    await expect(catalog.listen(forger, 'onUpdateRewardProduct')).rejects.toMatchObject({
      at: 'handshake',
      errorType: 'UnauthorizedException',
    });
  });
});
