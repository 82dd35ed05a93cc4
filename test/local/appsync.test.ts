import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiOptions, type Endpoint, openEndpoint, signedBy } from './appsync-endpoint';
import { notesSchema } from './appsync-notes';

const openWith = async (options: ApiOptions) => (await openEndpoint(options)).close();

describe('an API', () => {
  let endpoint: Endpoint;
  beforeAll(async () => {
    endpoint = await openEndpoint({ api: { QueryDepthLimit: 5, ResolverCountLimit: 20 } });
  });
  afterAll(() => endpoint.close());

  it('answers a query with aliases, fragments and variables', async () => {
    await endpoint.callApi(
      `mutation { putNote(input: {id: "a", title: "First", extra: "{\\"k\\": [1]}", labels: ["x"]}) { id } }`,
    );

    const { data, errors } = await endpoint.callApi(
      `query ($id: ID!) { mine: getNote(id: $id) { ...all } none: getNote(id: "-") { id } }
       fragment all on Note { __typename id title extra labels pages }`,
      { id: 'a' },
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      mine: { __typename: 'Note', id: 'a', title: 'First', extra: '{"k":[1]}', labels: ['x'], pages: null },
      none: null,
    });
  });

  it('returns null for a root field without a resolver', async () => {
    expect(await endpoint.callApi('{ unresolved }')).toEqual({ data: { unresolved: null } });
  });

  it('runs the steps of a pipeline in order, with one stash', async () => {
    await endpoint.callApi(
      'mutation { putNote(input: {id: "p", title: "Old", folder: "low", pages: 5}) { id } }',
    );

    const { data } = await endpoint.callApi(
      'mutation { moveNote(id: "p", folder: "high") { title folder pages labels } }',
    );

    expect(data).toEqual({
      moveNote: { title: 'Old from low', folder: 'high', pages: 7, labels: ['moved'] },
    });
  });

  it('ends a pipeline early where a step says so', async () => {
    const { data, errors } = await endpoint.callApi(
      'mutation { moveNote(id: "missing", folder: "high") { id } }',
    );

    expect([data, errors]).toEqual([{ moveNote: null }, undefined]);
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html
  it('passes the whole context to a resolver', async () => {
    const token = endpoint.token('ada', { 'cognito:groups': ['EDITORS'] });

    const { data } = await endpoint.callApi('query ($t: String) { context(text: $t) }', { other: 1 }, token);

    expect(JSON.parse(data?.['context'] as string)).toMatchObject({
      // https://github.com/aws/aws-appsync-community/issues/348
      args: { text: null },
      arguments: { text: null },
      identity: {
        sub: 'ada',
        username: 'ada',
        groups: ['EDITORS'],
        issuer: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool',
        defaultAuthStrategy: 'ALLOW',
        sourceIp: [expect.stringContaining('127.0.0.1')],
        claims: { token_use: 'access' },
      },
      info: { fieldName: 'context', parentTypeName: 'Query', variables: { other: 1 }, selectionSetList: [] },
      request: { headers: { authorization: token }, domainName: null },
      source: null,
      stash: {},
    });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
  it.each([
    ['AWSDateTime', 'at', '"2026-02-30T00:00:00Z"'],
    ['AWSDateTime', 'at', '"2026-02-03 00:00:00"'],
    ['AWSJSON', 'extra', '"{not json"'],
  ])('refuses an invalid %s', async (scalar, field, value) => {
    const { data, errors } = await endpoint.callApi(
      `mutation { putNote(input: {id: "x", title: "x", ${field}: ${value}}) { id } }`,
    );

    expect(data).toBeNull();
    expect(errors?.[0]?.message).toContain(scalar.slice(3));
  });

  describe('authenticating a request', () => {
    // https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
    it.each([
      ['no token', {}, 'Valid authorization header not provided.'],
      ['no token but a key', { 'x-api-key': 'da2-x' }, 'Valid authorization header not provided.'],
      ['what is no token', { authorization: 'abc' }, 'Unable to parse JWT token.'],
      ['a forged token', { authorization: 'e30.e30.e30' }, 'You are not authorized to make this call.'],
    ])('answers %s with 401', async (_case, headers, message) => {
      const {
        status,
        answer,
        headers: answered,
      } = await endpoint.post('{"query":"{ unresolved }"}', headers);

      expect(status).toBe(401);
      expect(answer).toEqual({ errors: [{ errorType: 'UnauthorizedException', message }] });
      expect(answered.get('access-control-allow-origin')).toBe('*');
      expect(answered.get('x-amzn-errortype')).toBe('UnauthorizedException');
    });

    // Any page may send requests, and the host does not check signatures.
    it.each(['local-operator', 'Relay'])('refuses a page that names %s', async (key) => {
      const headers = { authorization: signedBy(key), origin: 'https://other.example' };

      const { status, answer } = await endpoint.post('{"query":"{ machine }"}', headers);

      expect([status, answer.errors?.[0]?.errorType]).toEqual([401, 'UnauthorizedException']);
    });

    it('refuses an expired token', async () => {
      const authorization = endpoint.token('ada', { exp: 1 });

      const { status, answer } = await endpoint.post('{"query":"{ unresolved }"}', { authorization });

      expect(status).toBe(401);
      expect(answer.errors).toEqual([{ errorType: 'UnauthorizedException', message: 'Token has expired.' }]);
    });

    it('accepts an ID token with the word Bearer', async () => {
      const token = endpoint.token('ada', {
        token_use: 'id',
        username: undefined,
        'cognito:username': 'ada',
      });

      expect(await endpoint.callApi('{ unresolved }', {}, `Bearer ${token}`)).toEqual({
        data: { unresolved: null },
      });
    });

    it('accepts credentials of a role, and answers 403 for an unknown role', async () => {
      const known = await endpoint.post('{"query":"{ machine }"}', { authorization: signedBy('Relay') });
      const unknown = await endpoint.post('{"query":"{ machine }"}', { authorization: signedBy('Nobody') });

      expect(known.answer).toEqual({ data: { machine: 'for machines' } });
      expect([unknown.status, unknown.answer.errors?.[0]?.errorType]).toEqual([
        403,
        'UnrecognizedClientException',
      ]);
    });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html
  it('passes the identity of credentials from an identity pool', async () => {
    const { answer } = await endpoint.post('{"query":"{ context machine }"}', endpoint.guest());

    expect(JSON.parse(answer.data?.['context'] as string)).toMatchObject({
      identity: {
        accountId: '000000000000',
        cognitoIdentityAuthProvider: null,
        cognitoIdentityAuthType: 'unauthenticated',
        cognitoIdentityId: 'us-east-1:guest',
        cognitoIdentityPoolId: 'pool',
        userArn: 'arn:aws:sts::000000000000:assumed-role/Guest/CognitoIdentityCredentials',
      },
    });
    expect(answer.errors).toMatchObject([{ path: ['machine'], errorType: 'Unauthorized' }]);
  });

  it('answers 403 for expired credentials from an identity pool', async () => {
    const headers = endpoint.guest();
    endpoint.pass(3600);

    const { status, answer } = await endpoint.post('{"query":"{ context }"}', headers);

    expect([status, answer.errors?.[0]?.errorType]).toEqual([403, 'ExpiredTokenException']);
  });

  describe('a field', () => {
    const denied = (field: string, type: string) => ({
      path: [field],
      data: null,
      errorType: 'Unauthorized',
      errorInfo: null,
      locations: [{ line: 1, column: 3, sourceName: null }],
      message: `Not Authorized to access ${field} on type ${type}`,
    });

    // https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html#using-additional-authorization-modes
    it('with groups is open to their members only', async () => {
      const [plain, member] = await Promise.all([
        endpoint.callApi('{ editorial }'),
        endpoint.callApi('{ editorial }', {}, endpoint.token('ed', { 'cognito:groups': ['OWNERS'] })),
      ]);

      expect(plain).toEqual({ data: { editorial: null }, errors: [denied('editorial', 'Query')] });
      expect(member).toEqual({ data: { editorial: 'for editors' } });
    });

    it('for IAM alone is closed to members of the pool', async () => {
      expect(await endpoint.callApi('{ machine }')).toEqual({
        data: { machine: null },
        errors: [denied('machine', 'Query')],
      });
    });

    it('without directives is closed to IAM, even where the policy allows it', async () => {
      const { errors } = await endpoint.callApi(
        '{ listNotes(folder: "x") { nextToken } }',
        {},
        signedBy('Relay'),
      );

      expect(errors).toEqual([denied('listNotes', 'Query')]);
    });

    it('is closed to a role whose policy does not name it', async () => {
      const { errors } = await endpoint.callApi(
        'mutation { putNote(input: {id: "i", title: "i"}) { id } }',
        {},
        signedBy('Relay'),
      );

      expect(errors?.[0]?.message).toBe('Not Authorized to access putNote on type Mutation');
    });

    it('inside an answer is checked separately; the rest is still answered', async () => {
      const mutation =
        'mutation { publishNote(input: {id: "n", title: "t", remark: "r"}) { title remark place { room { name } } } }';

      const player = await endpoint.callApi(mutation);
      const relay = await endpoint.callApi(mutation, {}, signedBy('Relay'));

      expect(player.data).toEqual({
        publishNote: { title: 't', remark: null, place: { room: { name: 'attic' } } },
      });
      expect(player.errors).toMatchObject([{ path: ['publishNote', 'remark'], errorType: 'Unauthorized' }]);
      expect(relay.data).toEqual({ publishNote: { title: 't', remark: 'r', place: { room: null } } });
      expect(relay.errors?.[0]?.message).toBe('Not Authorized to access room on type Place');
    });
  });

  describe('a request', () => {
    // https://github.com/graphql/graphql-over-http/issues/81
    it.each([
      ['is empty', '', 'Request body is empty.'],
      ['is no JSON', 'meow', 'Unable to parse GraphQL query.'],
      ['has no query', '{}', 'Unable to parse GraphQL query.'],
      ['is a list', '[]', 'Unable to parse GraphQL query.'],
      [
        'has variables that are a list',
        '{"query":"{ unresolved }","variables":[]}',
        'Unable to parse GraphQL query.',
      ],
      ['is no GraphQL', '{"query":"{ unresolved"}', 'Unable to parse GraphQL query.'],
      [
        'is nested without end',
        JSON.stringify({ query: '{a'.repeat(20_000) }),
        'Unable to parse GraphQL query.',
      ],
      [
        'has variables without end',
        `{"query":"{ unresolved }","variables":{"a":${'['.repeat(9000)}${']'.repeat(9000)}}}`,
        'Unable to parse GraphQL query.',
      ],
    ])('that %s is refused with 400', async (_case, body, message) => {
      const { status, answer } = await endpoint.post(body, { authorization: endpoint.token('ada') });

      expect(status).toBe(400);
      expect(answer.errors).toEqual([{ errorType: 'MalformedHttpRequestException', message }]);
    });

    it('may have any number of brackets in strings and comments', async () => {
      const signs = '([{'.repeat(100);
      const query = `query ($text: String) { a: context(text: $text) b: context(text: "${signs}\\"") # ${signs}\n}`;

      const { errors } = await endpoint.callApi(query, { text: signs });

      expect(errors).toBeUndefined();
    });

    it('larger than 1 MB is refused with 413', async () => {
      const body = JSON.stringify({ query: '{ unresolved }', variables: { a: 'x'.repeat(1024 * 1024) } });

      expect((await endpoint.post(body, { authorization: endpoint.token('ada') })).status).toBe(413);
    });

    it('for an unknown field gets an error without suggestions', async () => {
      const { data, errors } = await endpoint.callApi('{ getNoet(id: 1) { id } }');

      expect(data).toBeNull();
      expect(errors?.[0]?.message).toBe(
        "Validation error of type FieldUndefined: Field 'getNoet' in type 'Query' is undefined @ 'getNoet'",
      );
    });

    it("without a required variable gets AppSync's message", async () => {
      const { errors } = await endpoint.callApi('query ($id: ID!) { getNote(id: $id) { id } }');

      expect(errors?.[0]?.message).toBe("Variable 'id' has coerced Null value for NonNull type 'ID!'");
    });

    // https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html
    it('deeper than the limit is refused before a resolver runs', async () => {
      const deep = '{ listNotes(folder: "a") { items { place { room { name } } } } }';
      const deeper = '{ listNotes(folder: "a") { items { place { room { name __typename } } } } }';
      const introspection = '{ __schema { types { fields { type { ofType { name } } } } } }';

      expect((await endpoint.callApi(deep)).errors).toBeUndefined();
      expect((await endpoint.callApi(deeper)).errors).toBeUndefined();
      expect((await endpoint.callApi(introspection)).errors?.[0]?.errorType).toBe('QueryDepthLimitReached');
    });

    it.each([21, 500, 3000])('with %i aliases runs no resolver', async (count) => {
      const aliases = Array.from(
        { length: count },
        (_, index) => `a${index}: listNotes(folder: "a") { nextToken }`,
      );

      const { data, errors } = await endpoint.callApi(`{ ${aliases.join(' ')} }`);

      expect(data ?? null).toBeNull();
      expect(['ResolverExecutionLimitReached', 'MalformedHttpRequestException']).toContain(
        errors?.[0]?.errorType,
      );
    });

    it('of fragments that double each other is measured quickly', async () => {
      const fragments = Array.from(
        { length: 60 },
        (_, index) =>
          `fragment f${index} on Query { ...f${index + 1} x${index}: unresolved ...f${index + 1} }`,
      );

      const { errors } = await endpoint.callApi(
        `{ ...f0 } ${fragments.join(' ')} fragment f60 on Query { getNote(id: "a") { id } }`,
      );

      expect(errors?.[0]?.errorType).toBe('ResolverExecutionLimitReached');
    });

    it('for a subscription is refused at this endpoint', async () => {
      const { status, answer } = await endpoint.post('{"query":"subscription { onNote { id } }"}', {
        authorization: endpoint.token('ada'),
      });

      expect([status, answer.errors?.[0]?.errorType]).toEqual([400, 'BadRequestException']);
    });

    it('may come from any page', async () => {
      const headers = {
        origin: 'http://localhost:5173',
        'access-control-request-headers': 'authorization,x-amz-user-agent',
      };

      const { status, headers: answered } = await fetch(endpoint.url, { method: 'OPTIONS', headers });

      expect(status).toBe(200);
      expect(answered.get('access-control-allow-origin')).toBe('*');
      expect(answered.get('access-control-allow-headers')).toBe('authorization,x-amz-user-agent');
    });

    it('to an unknown API gets 404', async () => {
      const url = endpoint.url.replace(endpoint.apiId, 'none');

      expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(404);
    });
  });
});

describe('introspection', () => {
  it('works where the API allows it', async () => {
    const endpoint = await openEndpoint();
    const { data } = await endpoint.callApi('{ __type(name: "Room") { fields { name } } }');
    await endpoint.close();

    expect(data).toEqual({ __type: { fields: [{ name: 'name' }] } });
  });

  it('is refused where the API disables it; __typename still works', async () => {
    const endpoint = await openEndpoint({ api: { IntrospectionConfig: 'DISABLED' } });
    const schema = await endpoint.callApi('{ __schema { types { name } } }');
    const typename = await endpoint.callApi('{ __typename }');
    await endpoint.close();

    expect(schema.errors?.[0]?.message).toContain("Field '__schema' in type 'Query' is undefined");
    expect(typename.data).toEqual({ __typename: 'Query' });
  });
});

describe('a template stops the start', () => {
  it.each([
    [
      'with an authorization mode that is not emulated',
      { api: { AuthenticationType: 'API_KEY' } },
      /NotesApi.*AppSync::GraphQLApi/s,
    ],
    ['with a property that is not emulated', { api: { OwnerEmail: 'x' } }, /OwnerEmail/],
    [
      'with @aws_auth',
      {
        schema: notesSchema.replace(
          'unresolved: String',
          'unresolved: String @aws_auth(cognito_groups: ["A"])',
        ),
      },
      /@aws_auth protects nothing/,
    ],
    [
      'with @aws_api_key',
      { schema: notesSchema.replace('unresolved: String', 'unresolved: String @aws_api_key') },
      /@aws_api_key/,
    ],
    [
      'with a directive that nobody knows',
      { schema: notesSchema.replace('unresolved: String', 'unresolved: String @hidden') },
      /@hidden/,
    ],
    [
      'with a scalar that is not emulated',
      { schema: notesSchema.replace('unresolved: String', 'unresolved: AWSEmail') },
      /Unknown type "AWSEmail"/,
    ],
    [
      'with a subscription to no mutation',
      { schema: notesSchema.replace('["putNote", "publishNote"]', '["sendNote"]') },
      /sendNote/,
    ],
    [
      'with a resolver of no field',
      {
        resolvers: {
          'Query.nothing': {
            source: 'Nothing' as const,
            code: 'export const request = () => null; export const response = () => null;',
          },
        },
      },
      /Query.nothing/,
    ],
    [
      'with code that AppSync refuses',
      {
        resolvers: {
          'Query.machine': {
            source: 'Nothing' as const,
            code: 'export async function request() {} export const response = () => null;',
          },
        },
      },
      /Query.machine: APPSYNC_JS has no async/,
    ],
  ] satisfies [string, ApiOptions, RegExp][])('%s', async (_case, options, message) => {
    await expect(openWith(options)).rejects.toThrow(message);
  });
});
