import { createServer, type IncomingMessage, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { distributionResources, readFixture } from '../../../test/local/distribution-fixture';
import type { TemplateResource } from '../template/read-template';
import type { ViewerLocation } from './request-origin';
import { createEdge } from './wire';

const apiDomain = 'abc123.execute-api.us-east-1.amazonaws.com';

/** A distribution with a path to a REST API, whose parts a test may override. */
function toApi({
  origin = {},
  behavior = {},
  headers = ['Authorization', 'CloudFront-Viewer-Country', 'CloudFront-Viewer-Country-Region'],
  policy = {},
}: {
  origin?: object;
  behavior?: object;
  headers?: readonly string[];
  policy?: object;
} = {}) {
  const cache: TemplateResource = {
    Type: 'AWS::CloudFront::CachePolicy',
    Properties: {
      CachePolicyConfig: {
        MaxTTL: 1,
        ...policy,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: headers },
          EnableAcceptEncodingBrotli: false,
          EnableAcceptEncodingGzip: false,
        },
      },
    },
  };
  const api = {
    Id: 'api',
    DomainName: apiDomain,
    OriginPath: '/prod',
    CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
    OriginCustomHeaders: [{ HeaderName: 'Jade-Edge-Key', HeaderValue: '{{resolve:key}}' }],
    ...origin,
  };
  const path = {
    PathPattern: '/account/viewer-region',
    TargetOriginId: 'api',
    CachePolicyId: { Ref: 'Cache' },
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    ...behavior,
  };
  const site = { Id: 'site', DomainName: 'site.s3.us-east-1.amazonaws.com' };
  const resources = distributionResources(
    { Origins: [site, api], CacheBehaviors: [path] },
    {},
    { Cache: cache },
  );
  return readFixture(resources);
}

let servers: Server[] = [];
let received: (Pick<IncomingMessage, 'url' | 'method' | 'headers'> & { body: string })[] = [];
let location: ViewerLocation | undefined;
let site: string;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const api = await listen(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url, method, headers } = request;
      received.push({ url, method, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(409, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end('{"error":{}}');
    }),
  );
  const edge = createEdge(toApi(), () => Promise.resolve(undefined), {
    urlOf: (domainName) => `${api}/execute-api/${domainName.split('.', 1)[0]}`,
    locateViewer: () => location,
  });
  site = await listen(createServer((request, response) => void edge.serve(request, response)));
});
beforeEach(() => {
  received = [];
  location = { country: 'US', region: 'WA' };
});
afterAll(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** Sends exactly these headers, unlike `fetch`. */
function send(headers: Record<string, string>, { method = 'POST', path = '', body = '' } = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = sendRequest(`${site}/account/viewer-region${path}`, { method, headers }, resolve);
    sent.on('error', reject).end(body);
  });
}

describe('a path to an API', () => {
  it('forwards path, method and body to the origin and returns its answer', async () => {
    const answer = await send({ 'Content-Length': '4' }, { body: 'text' });

    expect(received).toMatchObject([
      { url: '/execute-api/abc123/prod/account/viewer-region', method: 'POST', body: 'text' },
    ]);
    expect(answer.statusCode).toBe(409);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
  it('receives headers of the cache policy and those that CloudFront adds, and no other header of the viewer', async () => {
    await send(
      {
        Authorization: 'a.b.c',
        Cookie: 'session=1',
        'Idempotency-Key': 'key',
        'User-Agent': 'browser',
        Origin: 'https://other.example',
        'X-Forwarded-For': '192.0.2.4',
        'Content-Type': 'text/plain',
      },
      { path: '?player=another' },
    );

    expect(Object.keys(received[0]?.headers ?? {}).sort()).toEqual([
      'authorization',
      'cloudfront-viewer-country',
      'cloudfront-viewer-country-region',
      'connection',
      'content-length',
      'host',
      'jade-edge-key',
      'user-agent',
      'via',
      'x-amz-cf-id',
      'x-forwarded-for',
    ]);
    expect(received[0]?.url).not.toContain('?');
    expect(received[0]?.headers).toMatchObject({
      authorization: 'a.b.c',
      host: apiDomain,
      'user-agent': 'Amazon CloudFront',
      'cloudfront-viewer-country': 'US',
      'cloudfront-viewer-country-region': 'WA',
      'x-forwarded-for': '192.0.2.4, 127.0.0.1',
    });
  });

  // "If the header exists, CloudFront overwrites the header value before forwarding the request to the origin":
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html
  it('receives the key of the distribution in place of one that the viewer sends', async () => {
    await send({ 'Jade-Edge-Key': 'guessed', 'jade-edge-key': 'guessed' });

    expect(received[0]?.headers['jade-edge-key']).toBe('the key');
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html
  it.each<[string, ViewerLocation | undefined, (string | undefined)[]]>([
    ['the location', { country: 'US', region: 'WA' }, ['US', 'WA']],
    ['the country alone when the region is not known', { country: 'US' }, ['US', undefined]],
    ['nothing when the location is not known', undefined, [undefined, undefined]],
  ])('receives %s, whatever the viewer claims', async (_what, known, expected) => {
    location = known;

    await send({ 'CloudFront-Viewer-Country': 'CA', 'CloudFront-Viewer-Country-Region': 'TX' });

    const headers = received[0]?.headers;
    expect([headers?.['cloudfront-viewer-country'], headers?.['cloudfront-viewer-country-region']]).toEqual(
      expected,
    );
  });
});

describe('an answer of an API that breaks off', () => {
  it('fails its own request and no other', async () => {
    const api = await listen(
      createServer((_request, response) => {
        response.writeHead(200, { 'Content-Length': '10' });
        // Late enough for the edge to have the beginning of the answer.
        response.write('part', () => setTimeout(() => response.socket?.resetAndDestroy(), 50));
      }),
    );
    const edge = createEdge(toApi(), () => Promise.resolve(undefined), {
      urlOf: () => api,
      locateViewer: () => undefined,
    });
    const failures: unknown[] = [];
    const broken = await listen(
      createServer((request, response) => {
        edge.serve(request, response).catch((error: unknown) => {
          failures.push(error);
          response.destroy();
        });
      }),
    );

    await expect(fetch(`${broken}/account/viewer-region`)).rejects.toThrow();
    expect(failures).toMatchObject([{ code: 'ECONNRESET' }]);
  });
});

describe('an API origin', () => {
  it.each<[string, Parameters<typeof toApi>[0]]>([
    ['is not a REST API', { origin: { DomainName: 'elsewhere.example' } }],
    ['is not asked over HTTPS', { origin: { CustomOriginConfig: { OriginProtocolPolicy: 'match-viewer' } } }],
    [
      'CloudFront does not add',
      { origin: { OriginCustomHeaders: [{ HeaderName: 'X-Edge-Key', HeaderValue: '' }] } },
    ],
    [
      'CloudFront does not add',
      { origin: { OriginCustomHeaders: [{ HeaderName: 'Via', HeaderValue: '' }] } },
    ],
    ['is sent cloudfront-viewer-city', { headers: ['CloudFront-Viewer-City'] }],
    ['policy that disables caching', { policy: { MaxTTL: 0 } }],
    ['OriginRequestPolicyId', { behavior: { OriginRequestPolicyId: { Ref: 'Cache' } } }],
    ['functions', { behavior: { FunctionAssociations: [{ EventType: 'viewer-request' }] } }],
    ['is compressed', { behavior: { Compress: true } }],
    ['AWS::CloudFront::CachePolicy', { behavior: { CachePolicyId: 'a policy of AWS' } }],
  ])('is refused for settings that the host does not emulate or CloudFront rejects: %s', (problem, parts) => {
    expect(() => toApi(parts)).toThrow(problem);
  });
});
