import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributionResources, readFixture } from '../../../test/local/distribution-fixture';
import { openBuckets } from '../s3/buckets';
import { createEdge } from './wire';

const long = 'Harbour. '.repeat(300);
/** Each page has a file of its own; the function sends `/gone` with a status, and `/fail` and `/spoil` make it fail. */
const FunctionCode = `function handler(event) {
  const { request, response } = event;
  if (event.context.eventType === 'viewer-response') {
    if (request.uri === '/spoil') throw new Error('of the function');
    if (request.uri.endsWith('.js')) response.statusCode = 200;
    if (request.uri === '/gone' && response.statusCode === 200) response.statusCode = 404;
    return response;
  }
  if (request.uri === '/fail') throw new Error('of the function');
  if (request.uri === '/answer') return { statusCode: 302 };
  if (!request.uri.includes('.') && request.uri !== '/') request.uri += '/index.html';
  return request;
}`;
const header = (Header: string, Value: string, Override = true) => ({ Header, Value, Override });
const resources = distributionResources(
  {
    CacheBehaviors: [
      { PathPattern: '/media/*', TargetOriginId: 'files' },
      { PathPattern: '/open/*', TargetOriginId: 'folder' },
      { PathPattern: '/frames/*', TargetOriginId: 'site', ResponseHeadersPolicyId: { Ref: 'Headers' } },
    ],
    DefaultRootObject: 'home.html',
  },
  {
    Compress: true,
    CachePolicyId: { Ref: 'Cache' },
    FunctionAssociations: [
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Path', 'FunctionARN'] } },
      { EventType: 'viewer-response', FunctionARN: { 'Fn::GetAtt': ['Path', 'FunctionARN'] } },
    ],
    ResponseHeadersPolicyId: { Ref: 'Headers' },
  },
  {
    Path: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode } },
    Cache: {
      Type: 'AWS::CloudFront::CachePolicy',
      Properties: {
        CachePolicyConfig: {
          MaxTTL: 1,
          ParametersInCacheKeyAndForwardedToOrigin: {
            CookiesConfig: { CookieBehavior: 'none' },
            QueryStringsConfig: { QueryStringBehavior: 'none' },
            HeadersConfig: { HeaderBehavior: 'none' },
            EnableAcceptEncodingBrotli: true,
            EnableAcceptEncodingGzip: true,
          },
        },
      },
    },
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: 'headers',
          SecurityHeadersConfig: { FrameOptions: { FrameOption: 'DENY', Override: true } },
          CustomHeadersConfig: { Items: [header('X-Color', 'jade'), header('Cache-Control', 'no', false)] },
        },
      },
    },
  },
);

const noOrigins = { urlOf: (name: string) => `http://${name}.invalid`, locateViewer: () => undefined };

let server: Server;
let site: string;

beforeAll(async () => {
  const buckets = openBuckets({ folder: null, now: () => new Date('2026-11-01T12:00:00Z') });
  for (const name of ['site', 'files']) buckets.ensureBucket(name, name, {});
  const put = (bucket: string, key: string, text: string, type: string) =>
    buckets.put(bucket, key, Buffer.from(text), { 'content-type': type, 'cache-control': 'max-age=60' });
  await put('site', 'home.html', 'home', 'text/html');
  await put('site', 'slots/index.html', long, 'text/html');
  await put('site', 'gone/index.html', long, 'text/html');
  await put('site', 'spoil/index.html', long, 'text/html');
  await put('site', 'picture.webp', long, 'image/webp');
  await put('files', 'media/ü 1.svg', '<svg/>', 'image/svg+xml');
  await put('files', 'public/open/notes.txt', 'open', 'text/plain');
  await put('files', 'secret.txt', 'secret', 'text/plain');
  const edge = createEdge(readFixture(resources), (bucket, key) => buckets.read(bucket, key), noOrigins);
  server = createServer((request, response) => void edge.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const sendRequest = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(site + path, {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a path', () => {
  it.each([
    ['/', 'home'],
    ['/slots?ref=1', long],
    ['/media/%C3%BC%201.svg?v=1', '<svg/>'],
    ['/open/notes.txt', 'open'],
  ])(
    'is answered with the file that the function, the default or its origin names: %s',
    async (path, text) => {
      expect(await sendRequest(path)).toMatchObject({ status: 200, text });
    },
  );

  it.each([
    ['/none.js', 404, 'NoSuchKey'],
    ['/assets/', 404, 'NoSuchKey'],
    ['/media/none.svg', 403, 'AccessDenied'],
    ['/media/', 403, 'AccessDenied'],
    ['/media/?list-type=2', 403, 'AccessDenied'],
    ['/media/%ff', 403, 'AccessDenied'],
    ['/media/..%2fsecret.txt', 403, 'AccessDenied'],
    ['/secret.txt', 404, 'NoSuchKey'],
  ])(
    'answers 404 for a missing file where listing is allowed, and 403 elsewhere: %s',
    async (path, status, code) => {
      const answer = await sendRequest(path);

      expect([answer.status, answer.text.includes(`<Code>${code}</Code>`)]).toEqual([status, true]);
    },
  );

  it.each(['/fail', '/answer', '/spoil'])('answers 503 when the function fails: %s', async (path) => {
    expect((await sendRequest(path)).status).toBe(503);
  });

  it('allows reads only', async () => {
    expect((await sendRequest('/slots', {}, 'DELETE')).status).toBe(403);
  });
});

it('exposes the headers of a path with its own behavior to another server of the site', () => {
  const { isSite, ownHeaders } = createEdge(
    readFixture(resources),
    () => Promise.resolve(undefined),
    noOrigins,
  );
  const request = (url: string) => ({ url, headers: {} }) as IncomingMessage;

  expect(isSite(request('/frames/a'))).toBe(true);
  expect(ownHeaders(request('/frames/a?b'))).toMatchObject({ 'X-Color': 'jade' });
  expect(ownHeaders(request('/slots'))).toEqual({});
});

describe('an answer', () => {
  it('has the headers of the file and of the policy, which overrides where configured', async () => {
    const { headers } = await sendRequest('/slots');

    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html',
      'cache-control': 'max-age=60',
      'content-length': String(long.length),
      etag: expect.stringMatching(/^"\w{32}"$/),
      'x-frame-options': 'DENY',
      'x-color': 'jade',
    });
  });

  it("has the policy's headers for a missing file too, and not under another pattern", async () => {
    expect((await sendRequest('/none.js')).headers.get('x-color')).toBe('jade');
    expect((await sendRequest('/media/%C3%BC%201.svg')).headers.get('x-color')).toBeNull();
  });

  it('has the status that the function sets, with the whole file, also compressed', async () => {
    expect(await sendRequest('/gone')).toMatchObject({ status: 404, text: long });
    const packed = await fetch(`${site}/gone`, { headers: { 'Accept-Encoding': 'br' } });
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([404, 'br']);
    expect(await packed.text()).toBe(long);
  });

  it('keeps the status of an error, which no function sees, and 304 of an unchanged file', async () => {
    const etag = (await sendRequest('/gone')).headers.get('etag') ?? '';

    expect((await sendRequest('/none.js')).status).toBe(404);
    expect((await sendRequest('/gone', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('has no body for a matching tag, compressed or not, or for HEAD', async () => {
    const etag = (await sendRequest('/slots')).headers.get('etag') ?? '';

    expect((await sendRequest('/slots', { 'If-None-Match': etag })).status).toBe(304);
    expect((await sendRequest('/slots', { 'If-None-Match': `W/${etag}` })).status).toBe(304);
    const { status, headers, text } = await sendRequest('/slots', {}, 'HEAD');
    expect([status, headers.get('content-length'), text]).toEqual([200, String(long.length), '']);
  });

  it.each([
    ['gzip, deflate, br', '/slots', 'br'],
    ['gzip;q=0.9', '/slots', 'gzip'],
    ['deflate', '/slots', null],
    ['gzip, br', '/picture.webp', null],
    ['gzip, br', '/', null],
    ['gzip, br', '/media/%C3%BC%201.svg', null],
  ])(
    'to a browser that accepts %s is compressed if it is large and text: %s',
    async (accepted, path, encoding) => {
      const { headers } = await sendRequest(path, { 'Accept-Encoding': accepted });

      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('etag')?.startsWith('W/')).toBe(encoding !== null);
    },
  );

  it('decompresses to the same text', async () => {
    const response = await fetch(`${site}/slots`, { headers: { 'Accept-Encoding': 'gzip' } });

    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(long.length);
    expect(await response.text()).toBe(long);
  });
});
