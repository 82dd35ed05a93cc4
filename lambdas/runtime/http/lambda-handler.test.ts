import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#contracts/route-contract';
import { type ApiSettings, createApi } from './api';
import { lambdaHandler, type RestApiEvent } from './lambda-handler';
import type { TakeRead } from './read-limiter';

const answer = z.object({ outcome: z.string() });
const common = { operationId: 'x', summary: 'x', answer, refusals: [] } as const;
const read = defineRoute({ ...common, method: 'get', path: '/things' });
const move = defineRoute({
  ...common,
  method: 'post',
  path: '/things',
  body: z.strictObject({ count: z.int() }),
  idempotent: true,
});

function setup(settings: Pick<ApiSettings, 'takeRead'> = {}) {
  const api = { siteOrigin: 'https://play.example', log: () => undefined };
  const { app, playerRoute } = createApi({ ...api, ...settings });
  playerRoute(read, async () => ({ outcome: 'read' }));
  playerRoute(move, async (_player, { idempotencyKey }) => ({ outcome: idempotencyKey }));
  const handler = lambdaHandler(app);

  /** Sends an API Gateway event with this body and these headers. */
  return async (
    httpMethod: string,
    { body = null, headers = [] }: { body?: string | null; headers?: [string, string][] } = {},
  ) => {
    const all: [string, string][] = [
      ['Host', 'api.example'],
      ['Content-Type', 'application/json'],
      ...headers,
    ];
    const multiValueHeaders: Record<string, string[]> = {};
    for (const [name, value] of all) (multiValueHeaders[name] ??= []).push(value);
    const event = {
      resource: '/things',
      path: '/things',
      httpMethod,
      headers: Object.fromEntries(all),
      multiValueHeaders,
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
      stageVariables: null,
      requestContext: {
        domainName: 'api.example',
        authorizer: { claims: { sub: 'player', token_use: 'access' } },
      },
      body,
      isBase64Encoded: false,
    } as unknown as RestApiEvent;
    const result = await handler(event);
    return {
      status: result.statusCode,
      header: (name: string) => result.multiValueHeaders?.[name],
      body: result.body && JSON.parse(result.body),
    };
  };
}

describe('lambdaHandler', () => {
  it.each(['GET', 'HEAD'])('ignores the body of a %s request', async (method) => {
    const callApi = setup();

    const withBody = await callApi(method, { body: '{"limit":5}', headers: [['Content-Length', '11']] });

    const without = await callApi(method);
    expect([withBody.status, withBody.body]).toEqual([200, without.body]);
    expect(withBody.header('access-control-allow-origin')).toEqual(['https://play.example']);
  });

  it('keeps the body of other requests', async () => {
    const callApi = setup();

    const { status, body } = await callApi('POST', {
      body: '{"count":"x"}',
      headers: [['Idempotency-Key', 'a']],
    });

    expect([status, body.error.details[0].field]).toEqual([400, 'count']);
  });

  it.each(['a', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', '!#$%&()*,-./:;<=>?@[]^_`{|}~', '%C3%A9'])(
    'passes on the key %s unchanged',
    async (key) => {
      const callApi = setup();

      const { body } = await callApi('POST', { body: '{"count":1}', headers: [['Idempotency-Key', key]] });

      expect(body).toEqual({ outcome: key });
    },
  );

  it.each([
    ['a letter beyond ASCII', 'é'],
    ['a face', '🎰'],
    ['half a character', '\uD83C'],
    ['255 characters beyond ASCII', 'é'.repeat(255)],
    ['a space within', 'a b'],
    ['a tab', 'a\tb'],
  ])('refuses a key with %s and names the header', async (_case, key) => {
    const callApi = setup();

    const { status, header, body } = await callApi('POST', {
      body: '{"count":1}',
      headers: [['idempotency-key', key]],
    });

    expect([status, body.error.code]).toEqual([400, 'request/invalid']);
    expect(body.error.details).toEqual([expect.objectContaining({ field: 'Idempotency-Key' })]);
    expect(header('access-control-allow-origin')).toEqual(['https://play.example']);
  });

  it('refuses two keys', async () => {
    const callApi = setup();

    const { status, body } = await callApi('POST', {
      body: '{"count":1}',
      headers: [
        ['Idempotency-Key', 'a'],
        ['Idempotency-Key', 'b'],
      ],
    });

    expect([status, body.error.code]).toEqual([400, 'request/invalid']);
  });

  it('names an invalid key together with other invalid fields', async () => {
    const callApi = setup();
    const fieldsOf = async (body: string) => {
      const refused = await callApi('POST', { body, headers: [['Idempotency-Key', 'é']] });
      return refused.body.error.details.map(({ field }: { field: string }) => field);
    };

    expect(await fieldsOf('{"count":"x"}')).toEqual(['Idempotency-Key', 'count']);
    expect(await fieldsOf('{')).toEqual(['Idempotency-Key', 'body']);
  });

  it.each([
    ['of 255 characters', 'k'.repeat(255), 200, undefined],
    ['of 256 characters', 'k'.repeat(256), 400, 'idempotency/key-missing'],
    ['of 256 characters beyond ASCII', 'é'.repeat(256), 400, 'idempotency/key-missing'],
  ])('counts the original characters of a key %s', async (_case, key, status, code) => {
    const callApi = setup();

    const answered = await callApi('POST', { body: '{"count":1}', headers: [['Idempotency-Key', key]] });

    expect([answered.status, answered.body.error?.code]).toEqual([status, code]);
  });
});

describe('playerRoute', () => {
  it('refuses requests above the rate with a Retry-After header', async () => {
    const players: string[] = [];
    const takeRead: TakeRead = (player) => {
      players.push(player);
      return { code: 'request/too-many', retryAfterSeconds: 3 };
    };
    const callApi = setup({ takeRead });

    const refused = await callApi('GET');
    const moved = await callApi('POST', { body: '{"count":1}', headers: [['Idempotency-Key', 'a']] });

    expect([refused.status, refused.body.error.code]).toEqual([429, 'request/too-many']);
    expect(refused.header('retry-after')).toEqual(['3']);
    expect([moved.status, moved.body.error.code]).toEqual([429, 'request/too-many']);
    expect(players).toEqual(['player', 'player']);
  });
});
