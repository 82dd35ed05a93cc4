import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { denyingOverwritesOf, openEndpoint } from './s3-endpoint';

type Conditions = NonNullable<Parameters<typeof createPresignedPost>[1]['Conditions']>;

let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') });
  endpoint = await openEndpoint();
});
afterEach(async () => {
  vi.useRealTimers();
  await endpoint.close();
});

/** Signs a form as a function does, with the unmodified client. */
async function sign(key: string, conditions: Conditions = []): Promise<PresignedPost> {
  const credentials = {
    accessKeyId: 'function-role',
    secretAccessKey: 'local',
    sessionToken: 'some-function',
  };
  const service = new URL('/s3', endpoint.address).href;
  const client = new S3Client({
    region: 'us-east-1',
    credentials,
    endpoint: service,
    forcePathStyle: true,
  });
  return createPresignedPost(client, {
    Bucket: 'files',
    Key: key,
    Expires: 300,
    Fields: { 'Content-Type': 'image/jpeg' },
    Conditions: [['content-length-range', 1, 10], ...conditions],
  });
}

async function send(
  { url, fields }: PresignedPost,
  bytes = 'picture',
): Promise<{ status: number; text: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes]), 'passport.jpg');
  const response = await fetch(url, { method: 'POST', body: form });
  return { status: response.status, text: await response.text() };
}

// https://docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html
describe('a form with a file', () => {
  it('becomes an object with the signed type, and emits an event', async () => {
    const answer = await send(await sign('quarantine/me/1'));

    expect(answer.status).toBe(204);
    const object = await endpoint.buckets.read('files', 'quarantine/me/1');
    expect([object?.bytes.toString(), object?.head.headers['content-type']]).toEqual([
      'picture',
      'image/jpeg',
    ]);
    expect(endpoint.events).toMatchObject([
      {
        'detail-type': 'Object Created',
        detail: { bucket: { name: 'files' }, object: { key: 'quarantine/me/1', size: 7 } },
      },
    ]);
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
  it('is refused where the policy of the bucket demands a condition, which no form has', async () => {
    endpoint.bucketPolicies.add('FilesPolicy', denyingOverwritesOf('identity/*'));

    const { status, text } = await send(await sign('identity/me/1'));

    expect(status).toBe(403);
    expect(text).toContain('AccessDenied');
    expect(endpoint.buckets.find('files').objectStore.keys()).toEqual([]);
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
  it.each([
    ['named after the file', async () => send(await sign('quarantine/me/${filename}')), 'filename'],
    ['larger than was signed', (post: PresignedPost) => send(post, 'eleven chars'), 'EntityTooLarge'],
    ['empty', (post: PresignedPost) => send(post, ''), 'EntityTooSmall'],
    [
      'of another key',
      (post: PresignedPost) => send(changed(post, { key: 'media/x' })),
      'Policy Condition failed',
    ],
    [
      'of another type',
      (post: PresignedPost) => send(changed(post, { 'Content-Type': 'text/html' })),
      'Condition failed',
    ],
    [
      'with a field more',
      (post: PresignedPost) => send(changed(post, { 'Cache-Control': 'no-store' })),
      'Extra input fields',
    ],
    [
      'with another policy',
      (post: PresignedPost) => send(changed(post, { Policy: btoa('{}') })),
      'SignatureDoesNotMatch',
    ],
    ['without a policy', (post: PresignedPost) => send(without(post, 'Policy')), 'AccessDenied'],
    [
      'in the name of a role that there is not',
      (post: PresignedPost) =>
        send(changed(post, { 'X-Amz-Credential': 'nobody/20261101/us-east-1/s3/aws4_request' })),
      'AccessDenied',
    ],
  ])('that is %s is refused and stores nothing', async (_what, tried, refusal) => {
    const answer = await tried(await sign('quarantine/me/1'));

    expect(answer.text).toContain(refusal);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(endpoint.buckets.find('files').objectStore.keys()).toEqual([]);
    expect(endpoint.events).toEqual([]);
  });

  it.each(['x-amz-object-lock-mode', 'x-amz-meta-a', 'acl', 'tagging', 'success_action_status'])(
    'that was signed with %s is refused, because the host would ignore the field',
    async (field) => {
      const post = await sign('quarantine/me/1', [{ [field]: 'some' }]);

      const answer = await send(changed(post, { [field]: 'some' }));

      expect([answer.status, answer.text]).toEqual([501, expect.stringContaining(field)]);
      expect(endpoint.buckets.find('files').objectStore.keys()).toEqual([]);
    },
  );

  it('that has expired is refused', async () => {
    const post = await sign('quarantine/me/1');
    endpoint.pass(301);

    expect((await send(post)).text).toContain('Policy expired.');
  });
});

function changed(post: PresignedPost, fields: Record<string, string>): PresignedPost {
  return { ...post, fields: { ...post.fields, ...fields } };
}

function without(post: PresignedPost, name: string): PresignedPost {
  const { [name]: _left, ...fields } = post.fields;
  return { ...post, fields };
}
