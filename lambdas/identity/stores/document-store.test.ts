import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDocumentStore, nameOfQuarantined } from './document-store';

const bytes = new Uint8Array([1, 2, 3]);
const file = { player: 'mei', document: 'card', sha256: 'c0ffee' };

function setup() {
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  return { s3, store: createDocumentStore(s3 as unknown as S3Client, 'files') };
}

describe('createDocumentStore', () => {
  it('keeps a file under the hash of its content, only if absent', async () => {
    const { s3, store } = setup();
    s3.on(PutObjectCommand).resolves({});

    await store.keep(file, bytes, 'image/png');

    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'files',
      Key: 'identity/mei/card/c0ffee',
      Body: bytes,
      IfNoneMatch: '*',
      ContentType: 'image/png',
      ContentDisposition: 'inline',
      CacheControl: 'no-store',
    });
  });

  it('accepts a file that was kept before, and throws every other error', async () => {
    const { s3, store } = setup();
    const failsAs = (name: string) =>
      s3.on(PutObjectCommand).rejects(Object.assign(new Error(name), { name }));

    failsAs('PreconditionFailed');
    await expect(store.keep(file, bytes, 'image/png')).resolves.toBeUndefined();
    failsAs('ConditionalRequestConflict');
    await expect(store.keep(file, bytes, 'image/png')).rejects.toThrow('ConditionalRequestConflict');
  });

  it('removes one content of a document', async () => {
    const { s3, store } = setup();

    await store.removeKept(file);

    expect(s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { Bucket: 'files', Key: 'identity/mei/card/c0ffee' },
    ]);
  });

  it('links to one content of a document', async () => {
    const client = new S3Client({
      region: 'us-east-1',
      credentials: { accessKeyId: 'role', secretAccessKey: 'local' },
    });

    const url = new URL(await createDocumentStore(client, 'files').link(file, 300));

    expect(url.pathname).toBe('/identity/mei/card/c0ffee');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
  });
});

it.each([
  ['quarantine/mei/card', { player: 'mei', document: 'card' }],
  ['quarantine/mei/card/c0ffee', undefined],
  ['identity/mei/card/c0ffee', undefined],
  ['quarantine/../card', undefined],
])('nameOfQuarantined reads %s as %o', (key, name) => {
  expect(nameOfQuarantined(key)).toEqual(name);
});
