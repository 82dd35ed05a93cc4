import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserFilesStack, runUserFilesStack } from './identity-pool-stack';

let stack: UserFilesStack;
let Bucket: string;

beforeAll(async () => {
  stack = await runUserFilesStack();
  Bucket = stack.bucket;
});
afterAll(() => stack.close());

const put = (Key: string, Body: string | Buffer = Key, more: object = {}) =>
  stack.s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string, more: object = {}) => {
  const { Body, ...head } = await stack.s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return { ...head, text: await Body?.transformToString() };
};
const md5 = (text: string | Buffer) => createHash('md5').update(text).digest('hex');

const credential = 'Credential=local-operator/20261121/us-east-1/s3/aws4_request';
const signed = { Authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=host, Signature=x` };
/** One raw call as the local operator, for requests that the SDK would not send. */
const call = async (method: string, path: string, headers: object = {}, body?: string | Buffer) => {
  const response = await fetch(stack.address(path), {
    method,
    headers: { ...signed, ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, code: /<Code>(\w+)/.exec(text)?.[1] };
};

// https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
describe('an object', () => {
  it('returns its bytes and metadata', async () => {
    const about = {
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentDisposition: 'inline',
      ContentLanguage: 'en',
    };

    const { ETag } = await put('a/ü & +.txt', 'Grüße', about);

    const found = await read('a/ü & +.txt');
    expect(ETag).toBe(`"${md5('Grüße')}"`);
    expect(found).toMatchObject({ ...about, ETag, text: 'Grüße', ContentLength: 7, AcceptRanges: 'bytes' });
    expect(Date.now() - Number(found.LastModified)).toBeLessThan(60_000);
  });

  it('has a binary content type by default', async () => {
    await call('PUT', 'plain', { 'content-type': '' }, 'x');

    const { headers } = await call('GET', 'plain');

    expect(headers.get('content-type')).toBe('binary/octet-stream');
  });

  it.each([
    ['bytes=1-3', 206, 'bcd', 'bytes 1-3/6'],
    ['bytes=4-', 206, 'ef', 'bytes 4-5/6'],
    ['bytes=-2', 206, 'ef', 'bytes 4-5/6'],
    ['bytes=-9', 206, 'abcdef', 'bytes 0-5/6'],
    ['bytes=4-99', 206, 'ef', 'bytes 4-5/6'],
    ['bytes=0-1,3-4', 200, 'abcdef', null],
    ['bytes=x', 200, 'abcdef', null],
  ])('returns the range %s', async (Range, status, text, range) => {
    await put('range', 'abcdef');

    const answer = await call('GET', 'range', { Range });

    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([status, text, range]);
  });

  it('has no range beyond its end', async () => {
    await put('range', 'abcdef');

    expect(await call('GET', 'range', { Range: 'bytes=6-' })).toMatchObject({
      status: 416,
      code: 'InvalidRange',
    });
  });

  it.each([
    ['If-None-Match', () => `"${md5('if')}"`, 304],
    ['If-None-Match', () => '"other"', 200],
    ['If-Match', () => `"${md5('if')}"`, 200],
    ['If-Match', () => '"other"', 412],
    ['If-Modified-Since', () => new Date(Date.now() + 5000).toUTCString(), 304],
    ['If-Modified-Since', () => new Date(0).toUTCString(), 200],
    ['If-Unmodified-Since', () => new Date(0).toUTCString(), 412],
  ])('is evaluated against the condition %s', async (name, value, status) => {
    await put('if');

    expect((await call('GET', 'if', { [name]: value() })).status).toBe(status);
  });

  it('is missing once deleted, and deletion is idempotent', async () => {
    await put('gone');

    await stack.s3.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
    await stack.s3.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));

    await expect(read('gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html
describe('a checksum', () => {
  const digits = '123456789';

  // The check values of https://reveng.sourceforge.io/crc-catalog/all.htm
  it.each([
    ['x-amz-checksum-crc32', Buffer.from('cbf43926', 'hex')],
    ['content-md5', createHash('md5').update(digits).digest()],
  ])('%s is verified', async (name, value) => {
    const right = await call('PUT', 'sum', { [name]: value.toString('base64') }, digits);
    const wrong = await call('PUT', 'sum', { [name]: value.toString('base64') }, '987654321');

    expect(right.status).toBe(200);
    expect(wrong).toMatchObject({ status: 400, code: 'BadDigest' });
    expect((await read('sum')).text).toBe(digits);
  });

  it('of the SDK is sent, stored and returned', async () => {
    await put('sdk', digits, { ChecksumAlgorithm: 'CRC32' });

    const { ChecksumCRC32 } = await read('sdk', { ChecksumMode: 'ENABLED' });

    expect(ChecksumCRC32).toBe('y/Q5Jg==');
  });

  it('in the signature is verified', async () => {
    const answer = await call('PUT', 'sha', { 'x-amz-content-sha256': '0'.repeat(64) }, digits);

    expect(answer).toMatchObject({ status: 400, code: 'XAmzContentSHA256Mismatch' });
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
describe('a listing', () => {
  const list = (input: object) =>
    stack.s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', ...input }));
  beforeAll(async () => {
    for (const key of ['list/a', 'list/b/1', 'list/b/2', 'list/c/1', 'list/d', 'list/ä ö']) await put(key);
  });

  it('has keys in byte order', async () => {
    const { Contents = [], KeyCount, IsTruncated } = await list({});

    expect(Contents.map(({ Key }) => Key)).toEqual([
      'list/a',
      'list/b/1',
      'list/b/2',
      'list/c/1',
      'list/d',
      'list/ä ö',
    ]);
    expect([KeyCount, IsTruncated]).toEqual([6, false]);
  });

  it('continues across pages', async () => {
    const pages: string[][] = [];
    let ContinuationToken: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await list({ MaxKeys: 3, ContinuationToken });
      pages.push((page.Contents ?? []).map(({ Key }) => String(Key)));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);

    expect(pages).toEqual([
      ['list/a', 'list/b/1', 'list/b/2'],
      ['list/c/1', 'list/d', 'list/ä ö'],
    ]);
  });

  it('URL-encodes keys on request', async () => {
    const { text } = await call('GET', '?list-type=2&prefix=list/%C3%A4&encoding-type=url');

    expect(text).toContain('<Key>list/%C3%A4+%C3%B6</Key>');
  });

  it.each([
    ['max-keys=x', 'InvalidArgument'],
    ['continuation-token=x', 'InvalidArgument'],
    ['encoding-type=x', 'InvalidArgument'],
  ])('is refused with %s', async (parameter, code) => {
    expect(await call('GET', `?list-type=2&${parameter}`)).toMatchObject({ status: 400, code });
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
describe('a page of another origin', () => {
  const origin = 'https://site.example';
  const callApi = (headers: object) => call('OPTIONS', 'cors', { Authorization: '', ...headers });

  it('receives the allowed methods and headers', async () => {
    const { status, headers } = await callApi({
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'Authorization, x-amz-date',
    });

    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, PUT',
      'access-control-allow-headers': 'authorization, x-amz-date',
      'access-control-expose-headers': 'ETag',
      'access-control-max-age': '600',
      vary: expect.stringContaining('Origin'),
    });
  });

  it.each([
    ['another method', { Origin: origin, 'Access-Control-Request-Method': 'DELETE' }],
    ['another origin', { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' }],
  ])('is refused %s', async (_case, headers) => {
    expect(await callApi(headers)).toMatchObject({ status: 403, code: 'AccessForbidden' });
  });

  it('may read answers and errors, and no other origin may', async () => {
    await put('cors');
    // As pages do, without the operator's access key.
    const allowed = async (path: string, Origin: string) =>
      (await fetch(stack.address(path), { headers: { Origin } })).headers.get('access-control-allow-origin');

    expect(await allowed('cors', origin)).toBe(origin);
    expect(await allowed('no-such-key', origin)).toBe(origin);
    expect(await allowed('cors', 'https://other.example')).toBeNull();
  });
});

describe('a template with a bucket', () => {
  it.each([
    ['NotificationConfiguration', { QueueConfigurations: [] }],
    ['BucketName', 'files'],
    ['VersioningConfiguration', { Status: 'Enabled' }],
    ['WebsiteConfiguration', { IndexDocument: 'index.html' }],
    ['ObjectLockEnabled', true],
    ['ObjectLockConfiguration', { ObjectLockEnabled: 'Enabled' }],
  ])('does not start with %s', async (name, value) => {
    const Files = { Type: 'AWS::S3::Bucket', Properties: { [name]: value } };

    await expect(runUserFilesStack({ Files })).rejects.toThrow(new RegExp(`Files: .*${name}`, 's'));
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
describe('a conditional write to a missing key', () => {
  const write = (key: string, body: string) => call('PUT', key, { 'if-none-match': '*' }, body);

  it('succeeds once, and keeps the existing object', async () => {
    const answers = [await write('once', 'first'), await write('once', 'second')];

    expect(answers.map(({ status }) => status)).toEqual([200, 412]);
    expect(answers[1]?.code).toBe('PreconditionFailed');
    expect((await call('GET', 'once')).text).toBe('first');
  });

  it('succeeds once among concurrent writes', async () => {
    const bodies = Array.from({ length: 8 }, (_each, index) => `body ${index}`);

    const answers = await Promise.all(bodies.map((body) => write('at-once', body)));

    const [first, ...others] = answers.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    expect(others.every((status) => status === 409 || status === 412)).toBe(true);
  });

  it('succeeds again once the object is removed', async () => {
    await write('again', 'first');
    await call('DELETE', 'again');

    expect((await write('again', 'second')).status).toBe(200);
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
describe('S3 refuses', () => {
  it.each([
    ['versions', 'GET', 'x?versionId=1', {}, 501, 'NotImplemented'],
    ['access lists', 'PUT', 'x', { 'x-amz-acl': 'public-read' }, 501, 'NotImplemented'],
    ['tags', 'PUT', 'x', { 'x-amz-tagging': 'a=b' }, 501, 'NotImplemented'],
    ['storage classes', 'PUT', 'x', { 'x-amz-storage-class': 'GLACIER' }, 501, 'NotImplemented'],
    ['the first form of a listing', 'GET', '', {}, 501, 'NotImplemented'],
    ['forms of browsers', 'POST', '', {}, 501, 'NotImplemented'],
    ['a path that is no text', 'GET', '%ff', {}, 400, 'InvalidURI'],
    ['a long key', 'PUT', 'k'.repeat(1025), {}, 400, 'KeyTooLongError'],
    ['metadata of its own', 'PUT', 'x', { 'x-amz-meta-a': 'm' }, 501, 'NotImplemented'],
    ['an expected owner', 'GET', 'x', { 'x-amz-expected-bucket-owner': '1' }, 501, 'NotImplemented'],
    ['copies', 'PUT', 'x', { 'x-amz-copy-source': 'files/y' }, 501, 'NotImplemented'],
    ['many deletions at once', 'POST', '?delete', {}, 501, 'NotImplemented'],
    ['other headers for an answer', 'GET', 'x?response-content-type=text/x', {}, 501, 'NotImplemented'],
    ['an unknown parameter', 'GET', 'x?other=1', {}, 501, 'NotImplemented'],
    ['a write unless it is there', 'PUT', 'x', { 'if-none-match': '"y"' }, 501, 'NotImplemented'],
    ['an upload in parts', 'POST', 'x?uploads', {}, 501, 'NotImplemented'],
    ['a part of an upload', 'PUT', 'x?partNumber=1&uploadId=y', {}, 501, 'NotImplemented'],
    ['the end of an upload', 'POST', 'x?uploadId=y', {}, 501, 'NotImplemented'],
    ['the parts of an upload', 'GET', 'x?uploadId=y', {}, 501, 'NotImplemented'],
    ['an abandoned upload', 'DELETE', 'x?uploadId=y', {}, 501, 'NotImplemented'],
    ['a part of an object', 'GET', 'x?partNumber=1', {}, 501, 'NotImplemented'],
    ['folders in a listing', 'GET', '?list-type=2&delimiter=/', {}, 501, 'NotImplemented'],
    ['locks', 'PUT', 'x', { 'x-amz-object-lock-mode': 'GOVERNANCE' }, 501, 'NotImplemented'],
    ['retention', 'PUT', 'x?retention', {}, 501, 'NotImplemented'],
    ['legal holds', 'PUT', 'x?legal-hold', {}, 501, 'NotImplemented'],
    ['a write over one version', 'PUT', 'x', { 'if-match': '"y"' }, 501, 'NotImplemented'],
    ['another checksum', 'PUT', 'x', { 'x-amz-checksum-sha256': 'eA==' }, 501, 'NotImplemented'],
    ['a body in chunks', 'PUT', 'x', { 'x-amz-content-sha256': 'STREAMING-X' }, 501, 'NotImplemented'],
    ['a listing behind a key', 'GET', '?list-type=2&start-after=x', {}, 501, 'NotImplemented'],
    ['owners in a listing', 'GET', '?list-type=2&fetch-owner=true', {}, 501, 'NotImplemented'],
    ['a request that nobody signed', 'GET', 'x', { Authorization: '' }, 403, 'AccessDenied'],
  ])('%s', async (_case, method, path, headers, status, code) => {
    const body = method === 'GET' ? undefined : 'x';

    expect(await call(method, path, headers, body)).toMatchObject({ status, code });
  });

  it('the metadata alone of an object', async () => {
    expect(await call('HEAD', 'x')).toMatchObject({ status: 501 });
  });

  it('a missing key by its decoded name', async () => {
    expect((await call('GET', 'no/%C3%BC')).text).toContain('<Key>no/ü</Key>');
  });

  it('an unknown bucket', async () => {
    await expect(
      stack.s3.send(new GetObjectCommand({ Bucket: 'no-such-bucket', Key: 'x' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('a body above its limit, with its own error', async () => {
    const answer = await call('PUT', 'huge', {}, Buffer.alloc(64 * 1024 * 1024 + 1));

    expect(answer).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    expect((await call('GET', 'huge')).status).toBe(404);
  });
});
