import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserFilesStack, runUserFilesStack } from './identity-pool-stack';
import { buildAmplify } from './s3-amplify-build';

let stack: UserFilesStack;
let amplify: Awaited<ReturnType<typeof buildAmplify>>;

beforeAll(async () => {
  [stack, amplify] = await Promise.all([runUserFilesStack(), buildAmplify()]);
  amplify.Amplify.configure(stack.amplifyConfig());
  const Bucket = stack.bucket;
  for (const Key of ['public/a.txt', 'public/b ü+&.txt', 'public/deep/c.txt', 'secret.txt'])
    await stack.s3.send(new PutObjectCommand({ Bucket, Key, Body: `This is ${Key}` }));
});
afterAll(() => stack.close());

/** The text of an object, as a page reads it. */
const download = async (path: string) => {
  const { body } = await amplify.downloadData({ path }).result;
  return body.text();
};
const keys = async () => {
  const { Contents = [] } = await stack.s3.send(new ListObjectsV2Command({ Bucket: stack.bucket }));
  return Contents.map(({ Key }) => Key);
};
const identityId = async () => (await amplify.fetchAuthSession()).identityId ?? '';
const denied = (name = 'AccessDenied') => expect.objectContaining({ name });

describe('a guest', () => {
  it('has credentials of the guest role, and keeps its identity', async () => {
    const first = await amplify.fetchAuthSession();
    const again = await amplify.fetchAuthSession({ forceRefresh: true });

    expect(first.tokens).toBeUndefined();
    expect(first.credentials?.accessKeyId).toBe('Fixture-GuestRole');
    expect(first.identityId).toMatch(/^us-east-1:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(again.identityId).toBe(first.identityId);
  });

  it('lists public files by pages', async () => {
    const first = await amplify.list({ path: 'public/', options: { pageSize: 2 } });
    const second = await amplify.list({
      path: 'public/',
      options: { pageSize: 2, ...(first.nextToken && { nextToken: first.nextToken }) },
    });

    expect(first.items).toMatchObject([
      { path: 'public/a.txt', size: 20, eTag: expect.stringMatching(/^"\w{32}"$/) },
      { path: 'public/b ü+&.txt' },
    ]);
    expect(second.items.map(({ path }) => path)).toEqual(['public/deep/c.txt']);
    expect(second.nextToken).toBeUndefined();
  });

  it('reads public files, directly and by a presigned URL', async () => {
    const { url } = await amplify.getUrl({ path: 'public/b ü+&.txt', options: { expiresIn: 60 } });
    const byAddress = await fetch(url);

    expect(await download('public/b ü+&.txt')).toBe('This is public/b ü+&.txt');
    expect(await byAddress.text()).toBe('This is public/b ü+&.txt');
    expect((await fetch(String(url).replace('public/b', 'public/c'))).status).toBe(403);
  });

  it('may not read, list or write anything else', async () => {
    await expect(download('secret.txt')).rejects.toEqual(denied());
    await expect(amplify.list({ path: '' })).rejects.toEqual(denied());
    await expect(amplify.list({ path: 'own/' })).rejects.toEqual(denied());
    await expect(amplify.remove({ path: 'public/a.txt' })).rejects.toEqual(denied());
    await expect(amplify.uploadData({ path: 'public/x', data: 'x' }).result).rejects.toEqual(denied());
    expect(await keys()).toEqual(['public/a.txt', 'public/b ü+&.txt', 'public/deep/c.txt', 'secret.txt']);
  });

  it('gets the same denial for a missing object where it may not list', async () => {
    await expect(download('public/nothing.txt')).rejects.toEqual(denied());
  });
});

describe('a signed-in user', () => {
  beforeAll(async () => {
    await amplify.fetchAuthSession(); // a guest first, as in a browser
    await amplify.signIn(await stack.addPerson('person@example.com', 'readers'));
  });
  afterAll(() => amplify.signOut());

  it('has the role of signed-in users', async () => {
    const { credentials } = await amplify.fetchAuthSession();

    expect(credentials?.accessKeyId).toBe('Fixture-PersonRole');
  });

  it('stores, reads, lists and removes files under its own identity', async () => {
    const path = `own/${await identityId()}/note.txt`;

    const uploaded = await amplify.uploadData({
      path,
      data: 'Mine',
      options: { contentType: 'text/plain', contentDisposition: 'inline' },
    }).result;
    const listed = await amplify.list({ path: `own/${await identityId()}/` });
    const text = await download(path);
    const stored = await stack.s3.send(new GetObjectCommand({ Bucket: stack.bucket, Key: path }));
    await amplify.remove({ path });

    expect(uploaded).toMatchObject({ path, contentType: 'text/plain' });
    expect(stored).toMatchObject({
      ContentType: 'text/plain',
      ContentLength: 4,
    });
    expect(listed.items.map((item) => item.path)).toEqual([path]);
    expect(text).toBe('Mine');
    expect(await keys()).not.toContain(path);
  });

  it('has no access to files of other users', async () => {
    const path = 'own/us-east-1:11111111-2222-4333-8444-555555555555/note.txt';
    await stack.s3.send(new PutObjectCommand({ Bucket: stack.bucket, Key: path, Body: 'Theirs' }));

    await expect(download(path)).rejects.toEqual(denied());
    await expect(amplify.uploadData({ path, data: 'Mine' }).result).rejects.toEqual(denied());
    await expect(amplify.remove({ path })).rejects.toEqual(denied());
    await expect(amplify.list({ path: path.replace('note.txt', '') })).rejects.toEqual(denied());
  });

  it('has the same identity after signing out and in again, not that of a guest', async () => {
    const before = await identityId();

    await amplify.signOut();
    const asGuest = await identityId();
    await amplify.signIn({ username: 'person@example.com', password: 'Fixture-1234' });

    expect(await identityId()).toBe(before);
    expect(asGuest).not.toBe(before);
  });
});

describe('a user in a group with a role', () => {
  it('has the permissions of the group’s role', async () => {
    await amplify.signIn(await stack.addPerson('editor@example.com', 'readers', 'editors'));

    await amplify.uploadData({
      path: 'public/new.svg',
      data: '<svg/>',
      options: { contentType: 'image/svg+xml' },
    }).result;
    await amplify.remove({ path: 'public/a.txt' });
    const { credentials } = await amplify.fetchAuthSession();
    await amplify.signOut();

    const stored = await stack.s3.send(new GetObjectCommand({ Bucket: stack.bucket, Key: 'public/new.svg' }));
    expect(credentials?.accessKeyId).toBe('Fixture-EditorRole');
    expect(stored.ContentType).toBe('image/svg+xml');
    expect(await keys()).not.toContain('public/a.txt');
  });
});
