import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizeToken } from '../../lib/local/api-gateway/authorizer';
import { gatewayRefusals } from '../../lib/local/api-gateway/gateway-responses';
import { createRoutes } from '../../lib/local/api-gateway/routes';
import { createThrottle, throttleMethod } from '../../lib/local/api-gateway/throttle';
import { type FixtureFunction, restApi, type RunningStack, runStack } from './fixture-stack';

/** Answers with the request's `?answer=`, or with the event itself. */
const echo: FixtureFunction = {
  code: `exports.handler = async (event) => {
    const answer = event.queryStringParameters?.answer;
    return answer === undefined ? { statusCode: 200, body: JSON.stringify(event) } : JSON.parse(answer);
  };`,
};
const jsonRefusal = (type: string, status: string) => ({
  ResponseType: type,
  StatusCode: status,
  ResponseParameters: { 'gatewayresponse.header.Access-Control-Allow-Origin': "'*'" },
  ResponseTemplates: { 'application/json': `{"code":"${type}"}` },
});
const preflight = {
  RequestTemplates: { 'application/json': '{ statusCode: 204 }' },
  IntegrationResponses: [
    {
      StatusCode: '204',
      ResponseParameters: {
        'method.response.header.Access-Control-Allow-Origin': "'*'",
        'method.response.header.Access-Control-Allow-Headers': "'Content-Type,Authorization'",
      },
    },
  ],
};
const preflightResponses = [
  {
    StatusCode: '204',
    ResponseParameters: {
      'method.response.header.Access-Control-Allow-Origin': true,
      'method.response.header.Access-Control-Allow-Headers': true,
    },
  },
];
const catchAll = {
  PassthroughBehavior: 'NEVER',
  RequestTemplates: { 'application/json': '{"statusCode":404}' },
  IntegrationResponses: [
    { StatusCode: '404', ResponseTemplates: { 'application/json': '{"error":"unknown"}' } },
  ],
};

const slowMethod = {
  route: 'GET /slow',
  integration: {
    Type: 'AWS_PROXY',
    IntegrationHttpMethod: 'POST',
    TimeoutInMillis: 50,
    Uri: {
      'Fn::Sub': 'arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${Slow.Arn}/invocations',
    },
  },
};

describe('a REST API', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await runStack(
      restApi(
        [
          { route: 'ANY /pets', integration: 'Echo' },
          { route: 'ANY /pets/{proxy+}', integration: 'Echo' },
          {
            route: 'OPTIONS /pets',
            integration: preflight,
            properties: { MethodResponses: preflightResponses },
          },
          { route: 'GET /only-get', integration: 'Echo' },
          { route: 'GET /forbidden', integration: 'Uninvited' },
          { route: 'GET /throws', integration: 'Throws' },
          {
            route: 'ANY /{proxy+}',
            integration: catchAll,
            properties: { MethodResponses: [{ StatusCode: '404' }] },
          },
        ],
        {
          gatewayResponses: [
            jsonRefusal('MISSING_AUTHENTICATION_TOKEN', '404'),
            jsonRefusal('API_CONFIGURATION_ERROR', '500'),
            jsonRefusal('DEFAULT_5XX', '503'),
          ],
        },
      ),
      {
        Echo: echo,
        Uninvited: { ...echo, invokers: [] },
        Throws: { code: `exports.handler = async () => { throw new Error('secret'); };` },
      },
    );
  });
  afterAll(() => stack.close());
  const callApi = (path: string, init?: RequestInit) => fetch(stack.apiUrl + path, init);

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html
  it('passes a request to its function as an event of version 1.0', async () => {
    const answer = await callApi('/pets/cats%20and/dogs?color=red&color=light%20blue&empty=', {
      method: 'POST',
      headers: { 'X-Thing': 'one', 'Content-Type': 'application/json', 'User-Agent': 'test' },
      body: '{"a":1}',
    });

    const event = (await answer.json()) as { headers: Record<string, string> };
    expect(event).toMatchObject({
      resource: '/pets/{proxy+}',
      path: '/pets/cats%20and/dogs',
      httpMethod: 'POST',
      queryStringParameters: { color: 'light blue', empty: '' },
      multiValueQueryStringParameters: { color: ['red', 'light blue'], empty: [''] },
      pathParameters: { proxy: 'cats%20and/dogs' },
      stageVariables: null,
      body: '{"a":1}',
      isBase64Encoded: false,
      requestContext: {
        accountId: '000000000000',
        httpMethod: 'POST',
        path: '/test/pets/cats%20and/dogs',
        protocol: 'HTTP/1.1',
        resourcePath: '/pets/{proxy+}',
        stage: 'test',
        requestId: answer.headers.get('x-amzn-requestid'),
        requestTime: expect.stringMatching(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
        requestTimeEpoch: expect.any(Number),
        identity: { sourceIp: expect.stringMatching(/^(::1|(::ffff:)?127\.0\.0\.1)$/), userAgent: 'test' },
      },
    });
    const headers = new Map(
      Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(headers.get('x-thing')).toBe('one');
    expect(headers.get('x-forwarded-proto')).toBe('http');
  });

  it('passes null for absent parts of a request', async () => {
    const answer = await callApi('/pets');

    expect(await answer.json()).toMatchObject({
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
      body: null,
    });
  });

  it.each<[string, object, number, Record<string, string>, string]>([
    [
      'a status and a body',
      { statusCode: 418, body: 'tea' },
      418,
      { 'content-type': 'application/json' },
      'tea',
    ],
    ['nothing but a status', { statusCode: 204 }, 204, {}, ''],
    [
      'headers of both kinds',
      { statusCode: 200, headers: { A: 1 }, multiValueHeaders: { B: ['x', 'y'] } },
      200,
      { a: '1', b: 'x, y' },
      '',
    ],
    [
      'a header that is the gateway’s',
      { statusCode: 401, headers: { 'WWW-Authenticate': 'x' } },
      401,
      { 'x-amzn-remapped-www-authenticate': 'x' },
      '',
    ],
  ])('answers %s as the function specifies', async (_case, reply, status, headers, body) => {
    const answer = await callApi(`/pets?answer=${encodeURIComponent(JSON.stringify(reply))}`);

    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    expect(await answer.text()).toBe(body);
  });

  // https://repost.aws/knowledge-center/malformed-502-api-gateway
  it.each([
    ['no object', '"text"'],
    ['null', 'null'],
    ['no status', '{"body":"x"}'],
    ['a body that is no text', '{"statusCode":200,"body":{"a":1}}'],
    ['base64, as no type is binary', '{"statusCode":200,"isBase64Encoded":true,"body":"Ynl0ZXM="}'],
    ['a field that is none of a proxy answer', '{"statusCode":200,"data":1}'],
  ])('treats an answer with %s as malformed', async (_case, reply) => {
    const answer = await callApi(`/pets?answer=${encodeURIComponent(reply)}`);

    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ code: 'DEFAULT_5XX' });
  });

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
  it('hides the error of a function', async () => {
    const answer = await callApi('/throws');

    expect(answer.status).toBe(503);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).not.toContain('secret');
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html
  it('cannot invoke a function that does not permit it', async () => {
    const answer = await callApi('/forbidden');

    expect(await answer.json()).toMatchObject({ code: 'API_CONFIGURATION_ERROR' });
  });

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html
  it('answers a timeout of the integration', async () => {
    const { apiUrl, close } = await runStack(restApi([slowMethod]), {
      Slow: { code: 'exports.handler = () => new Promise(() => {});' },
    });

    const answer = await fetch(`${apiUrl}/slow`);
    await close();

    expect([answer.status, await answer.json()]).toEqual([504, { message: 'Endpoint request timed out' }]);
  });

  it('refuses a payload over 10 MB', async () => {
    const answer = await callApi('/pets', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') });

    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: 'Request Too Long' });
  });

  it('reports a missing token for a method that the resource does not have', async () => {
    const answer = await callApi('/only-get', { method: 'DELETE' });

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'MISSING_AUTHENTICATION_TOKEN' });
  });

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/how-to-cors.html
  it('answers a preflight from its mock', async () => {
    const answer = await callApi('/pets', { method: 'OPTIONS' });

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type,Authorization');
  });

  it.each([
    ['GET', undefined, 404, '{"error":"unknown"}'],
    ['POST', 'application/json; charset=utf-8', 404, '{"error":"unknown"}'],
    // https://docs.aws.amazon.com/apigateway/latest/developerguide/integration-passthrough-behaviors.html
    ['POST', 'text/plain', 415, '{"message":"Unsupported Media Type"}'],
  ])('answers %s of %s at its catch-all mock', async (method, type, status, body) => {
    const answer = await callApi('/nothing/here', {
      method,
      ...(type !== undefined && { headers: { 'Content-Type': type }, body: 'x' }),
    });

    expect([answer.status, await answer.text()]).toEqual([status, body]);
  });

  it('answers 403 under another stage', async () => {
    const answer = await fetch(stack.apiUrl.replace(/test$/, 'prod/pets'));

    expect([answer.status, await answer.json()]).toEqual([403, { message: 'Forbidden' }]);
  });
});

// https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-method-settings-method-response.html
describe('the method responses of a mock', () => {
  it.each([
    ['the status', [], 'no status 204'],
    [
      'a header',
      [{ ...preflightResponses[0], ResponseParameters: {} }],
      'no method.response.header.Access-Control-Allow-Origin of status 204',
    ],
    [
      'a header of another status alone',
      [{ StatusCode: '204' }, { ...preflightResponses[0], StatusCode: '200' }],
      'no method',
    ],
  ])('stop the start when they do not declare %s', async (_what, MethodResponses, message) => {
    const stack = runStack(
      restApi([{ route: 'OPTIONS /pets', integration: preflight, properties: { MethodResponses } }]),
    );

    await expect(stack).rejects.toThrow(message);
  });
});

// https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html
describe('throttling', () => {
  it("refuses requests above the burst, with the template's message", async () => {
    const settings = {
      HttpMethod: '*',
      ResourcePath: '/*',
      ThrottlingRateLimit: 0.001,
      ThrottlingBurstLimit: 2,
    };
    const refusal = {
      ResponseType: 'THROTTLED',
      ResponseParameters: { 'gatewayresponse.header.Retry-After': "'1'" },
    };
    const stack = await runStack(
      restApi([{ route: 'GET /pets', integration: 'Echo' }], {
        stage: { MethodSettings: [settings] },
        gatewayResponses: [refusal],
      }),
      { Echo: echo },
    );

    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${stack.apiUrl}/pets`)));

    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await refused?.json()).toEqual({ message: 'Too Many Requests' });
    await stack.close();
  });

  // https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-apigateway-stage-methodsetting.html
  it('applies the setting of the method where there is one, each with its own bucket', () => {
    const all = {
      HttpMethod: '*',
      ResourcePath: '/*',
      ThrottlingRateLimit: 1,
      ThrottlingBurstLimit: 3,
    } as const;
    const own = { ...all, ResourcePath: '/~1open~1{proxy+}', ThrottlingBurstLimit: 1 } as const;
    const settings = [all, { ...own, HttpMethod: 'GET' }, { ...own, HttpMethod: 'POST' }] as const;
    const [open, other] = ['/open/{proxy+}', '/other'].map((path) => throttleMethod(path, settings));
    const takeAll = (take: typeof open, ...methods: string[]) => methods.map((method) => take?.(method, 0));

    expect(takeAll(open, 'GET', 'GET', 'POST', 'POST')).toEqual([true, false, true, false]);
    expect(takeAll(open, 'PUT', 'PUT', 'PUT', 'PUT')).toEqual([true, true, true, false]);
    expect(takeAll(other, 'GET', 'GET', 'GET', 'GET')).toEqual([true, true, true, false]);
  });

  it('rejects a setting of ANY, as API Gateway does', async () => {
    const settings = {
      HttpMethod: 'ANY',
      ResourcePath: '/~1pets',
      ThrottlingRateLimit: 1,
      ThrottlingBurstLimit: 1,
    };
    const stack = runStack(
      restApi([{ route: 'GET /pets', integration: 'Echo' }], { stage: { MethodSettings: [settings] } }),
      { Echo: echo },
    );

    await expect(stack).rejects.toThrow('MethodSettings');
  });

  it('refills at its rate up to the burst', () => {
    const take = createThrottle({ ThrottlingRateLimit: 2, ThrottlingBurstLimit: 2 });

    const taken = [0, 0, 0, 500, 500, 60_000, 60_000, 60_000].map((atMs) => take(atMs));

    expect(taken).toEqual([true, true, false, true, false, true, true, false]);
  });
});

// https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-enable-cognito-user-pool.html
describe('the authorizer', () => {
  const required = { poolArns: ['arn:pool'], scopes: ['one', 'two'] };
  const tokens: Record<string, object> = {
    good: { sub: 'a', scope: 'two three' },
    scopeless: { sub: 'a', scope: 'three' },
    old: { refused: 'expired' },
    bad: { refused: 'wrong-signature' },
  };
  const authorize = (header: string | undefined) =>
    authorizeToken(header, required, (_poolArn, token) => tokens[token] ?? { refused: 'malformed' });

  it.each([
    ['no header', undefined, gatewayRefusals.unauthorized],
    ['an empty header', '', gatewayRefusals.unauthorized],
    ['no token', 'Bearer ', gatewayRefusals.unauthorized],
    ['text that is no token', 'abc', gatewayRefusals.unauthorized],
    ['a token of somebody else', 'bad', gatewayRefusals.unauthorized],
    ['a token without any of the scopes', 'scopeless', gatewayRefusals.unauthorized],
    ['a token that has expired', 'old', gatewayRefusals.tokenExpired],
  ])('refuses %s', (_case, header, refusal) => {
    expect(authorize(header)).toBe(refusal);
  });

  it.each(['good', 'Bearer good'])('accepts %s and passes its claims', (header) => {
    expect(authorize(header)).toEqual({ claims: tokens['good'] });
  });
});

// https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-set-up-simple-proxy.html
describe('the routes of an API', () => {
  const paths = ['/', '/pets', '/pets/{id}', '/pets/{id}/name', '/pets/{proxy+}', '/{proxy+}'];
  const find = createRoutes(
    paths.map((resourcePath) => ({ id: resourcePath, resourcePath, methods: new Map() })),
  );

  it.each<[string, string, object | undefined]>([
    ['/', '/', undefined],
    ['/pets', '/pets', undefined],
    ['/pets/', '/pets', undefined],
    ['/pets/7', '/pets/{id}', { id: '7' }],
    ['/pets/7/name', '/pets/{id}/name', { id: '7' }],
    ['/pets/7/age', '/pets/{proxy+}', { proxy: '7/age' }],
    ['/petshop', '/{proxy+}', { proxy: 'petshop' }],
    ['/a%2Fb', '/{proxy+}', { proxy: 'a%2Fb' }],
    ['/%zz', '/{proxy+}', { proxy: '%zz' }],
  ])('map %s to %s', (path, resourcePath, pathParameters) => {
    const match = find(path);

    expect([match?.route.resourcePath, match?.pathParameters]).toEqual([resourcePath, pathParameters]);
  });
});
