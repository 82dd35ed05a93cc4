import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { denyingOverwritesOf, openEndpoint } from './s3-endpoint';

let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeEach(async () => {
  endpoint = await openEndpoint();
  await endpoint.buckets.put('files', 'a (1)!.txt', Buffer.from('hello'), { 'content-type': 'text/plain' });
});
afterEach(() => endpoint.close());

const answerOf = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, text, code: /<Code>(\w+)/.exec(text)?.[1] };
};

// Header signatures are not checked: any site could send one with the name of a role.
describe('a page', () => {
  const statusFor = async (signer: ReturnType<typeof endpoint.asPerson>) => {
    const headers = { origin: 'https://evil.example' };
    const answer = await signer.fetch(new URL('a (1)!.txt', endpoint.address), { headers });
    return answer.status;
  };

  it('may not use the role of a function, but its own session and any presigned URL', async () => {
    const presigned = await endpoint.presign(endpoint.asFunction, 'a (1)!.txt');

    expect(await statusFor(endpoint.asFunction)).toBe(403);
    expect(await statusFor(endpoint.asPerson())).toBe(200);
    expect(await answerOf(presigned, { headers: { origin: 'https://site.example' } })).toMatchObject({
      status: 200,
    });
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
describe('a presigned URL', () => {
  it('reads and writes without headers', async () => {
    const { asFunction, presign } = endpoint;
    const writing = await presign(asFunction, 'b.txt', { method: 'PUT' });

    const written = await answerOf(writing, { method: 'PUT', body: 'new' });
    const read = await answerOf(await presign(asFunction, 'b.txt'));

    expect([written.status, read]).toMatchObject([200, { status: 200, text: 'new' }]);
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
  it('writes nothing that the policy of the bucket denies, which reads If-None-Match', async () => {
    const { asFunction, presign, bucketPolicies, buckets } = endpoint;
    bucketPolicies.add('FilesPolicy', denyingOverwritesOf('identity/*'));
    const writing = await presign(asFunction, 'identity/me', { method: 'PUT' });
    const put = (headers: Record<string, string> = {}) =>
      answerOf(writing, { method: 'PUT', body: 'new', headers });

    expect(await put()).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(buckets.find('files').objectStore.keys()).not.toContain('identity/me');
    expect(await put({ 'If-None-Match': '*' })).toMatchObject({ status: 200 });
    expect(await put({ 'If-None-Match': '*' })).toMatchObject({ status: 412 });
  });

  it('supports keys with any characters', async () => {
    const { asPerson, presign } = endpoint;

    expect(await answerOf(await presign(asPerson(), 'a (1)!.txt'))).toMatchObject({ text: 'hello' });
  });

  it.each([
    ['another key', (url: string) => url.replace('a%20', 'b%20')],
    ['another method', (url: string) => url, 'DELETE'],
    ['another parameter', (url: string) => `${url}&x-id=Other`],
    ['a repeated parameter', (url: string) => `${url}&X-Amz-Expires=60`],
    ['another scope', (url: string) => url.replace('us-east-1%2Fs3', 'us-east-1%2Fsqs')],
    ['a longer time', (url: string) => url.replace('Expires=60', 'Expires=600')],
    ['no signature to speak of', (url: string) => url.replace(/Signature=\w+/, 'Signature=x')],
  ])('is invalid for %s', async (_case, change, method = 'GET') => {
    const url = await endpoint.presign(endpoint.asFunction, 'a (1)!.txt');
    expect((await answerOf(url)).status).toBe(200);

    expect(await answerOf(change(url), { method })).toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    });
  });

  it('expires', async () => {
    const url = await endpoint.presign(endpoint.asPerson(), 'a (1)!.txt', { seconds: 60 });
    endpoint.pass(59);
    expect((await answerOf(url)).status).toBe(200);

    endpoint.pass(1);

    expect(await answerOf(url)).toMatchObject({ status: 403, text: expect.stringContaining('has expired') });
  });

  it('expires with the session of its signer', async () => {
    const url = await endpoint.presign(endpoint.asPerson(), 'a (1)!.txt', { seconds: 7200 });

    endpoint.pass(3600);

    expect(await answerOf(url)).toMatchObject({ status: 400, code: 'ExpiredToken' });
  });

  it.each([
    ['more than a week', 604_801],
    ['no time', 0],
  ])('is always invalid for %s', async (_case, seconds) => {
    const url = await endpoint.presign(endpoint.asFunction, 'a (1)!.txt', { seconds });

    expect(await answerOf(url)).toMatchObject({ status: 400, code: 'AuthorizationQueryParametersError' });
  });
});

describe('a session of an identity pool', () => {
  const target = () => new URL('a (1)!.txt', endpoint.address).href;

  it('is accepted for an hour', async () => {
    const person = endpoint.asPerson();
    endpoint.pass(3599);
    const before = await person.fetch(target());

    endpoint.pass(1);
    const after = await person.fetch(target());

    expect([before.status, after.status]).toEqual([200, 400]);
    expect(await after.text()).toContain('<Code>ExpiredToken</Code>');
  });

  it.each([
    ['is cut short', (token: string) => token.slice(0, -1)],
    ['has another seal', (token: string) => token.replace(/\..*$/, '.AAAA')],
    ['is somebody else’s making', () => 'some-function'],
    [
      'names another identity',
      (token: string) => {
        const [body = '', seal = ''] = token.split('.');
        const changed = Buffer.from(body, 'base64url').toString().replace('us-east-1:me', 'us-east-1:you');
        return `${Buffer.from(changed).toString('base64url')}.${seal}`;
      },
    ],
  ])('is refused when its token %s', async (_case, change) => {
    const response = await endpoint.asPerson(change).fetch(target());

    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('InvalidToken')]);
  });
});
