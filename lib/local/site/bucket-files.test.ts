import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuckets } from '../s3/buckets';
import { createBucketFiles } from './bucket-files';

let server: Server;
let site: string;

beforeAll(async () => {
  const buckets = openBuckets({ folder: null, now: () => new Date('2026-11-01T12:00:00Z') });
  buckets.ensureBucket('Files', 'files', {});
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=60' };
  await buckets.put('files', 'media/ü 1.svg', Buffer.from('<svg/>'), headers);
  await buckets.put('files', 'secret.txt', Buffer.from('secret'));
  const path = /^\/media\/.*$/s;
  const serve = createBucketFiles(
    { routes: [{ path, route: { path, bucket: 'files', originPath: '' } }] },
    buckets,
  );
  server = createServer((request, response) => {
    void serve(request, response).then((isServed) => isServed || response.writeHead(200).end('the site'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(site + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a file of a bucket on the site', () => {
  it('is there for everybody, with its type and how long to keep it', async () => {
    const { status, headers, text } = await ask('/media/%C3%BC%201.svg?v=1');

    expect([status, text]).toEqual([200, '<svg/>']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=60',
      'content-length': '6',
      etag: expect.stringMatching(/^"\w{32}"$/),
    });
  });

  it('is not sent to who has it, nor to who only asks about it', async () => {
    const etag = (await ask('/media/%C3%BC%201.svg')).headers.get('etag') ?? '';

    expect((await ask('/media/%C3%BC%201.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(await ask('/media/%C3%BC%201.svg', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it.each([
    ['/media/none.svg', 404],
    ['/media/', 404],
    ['/media/?list-type=2', 404],
    ['/media/%ff', 404],
    ['/media/..%2fsecret.txt', 404],
  ])('is not found at %s, and nothing is listed', async (path, status) => {
    const answer = await ask(path);

    expect(answer.status).toBe(status);
    expect(answer.text).toBe('There is no such file.');
  });

  it('is only to be read', async () => {
    expect((await ask('/media/%C3%BC%201.svg', { method: 'DELETE' })).status).toBe(403);
  });

  it('leaves all other paths to the site', async () => {
    expect((await ask('/secret.txt')).text).toBe('the site');
  });
});
