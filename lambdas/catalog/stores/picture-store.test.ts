import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPictureStore } from './picture-store';

const bytes = new Uint8Array([1, 2, 3]);

function setup() {
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  return { s3, store: createPictureStore(s3 as unknown as S3Client, 'files') };
}

function bodyOf(content: Uint8Array) {
  return { transformToByteArray: async () => content, destroy: vi.fn() };
}

describe('createPictureStore', () => {
  it('returns all bytes of an upload', async () => {
    const { s3, store } = setup();
    s3.on(GetObjectCommand, { Bucket: 'files', Key: 'uploads/a/b.webp' }).resolves({
      ContentLength: 3,
      Body: bodyOf(bytes) as never,
    });

    expect(await store.readUpload('uploads/a/b.webp', 3)).toEqual(bytes);
  });

  it('does not fetch an upload above the limit', async () => {
    const { s3, store } = setup();
    const body = bodyOf(bytes);
    s3.on(GetObjectCommand).resolves({ ContentLength: 4, Body: body as never });

    expect(await store.readUpload('uploads/a/b.webp', 3)).toBe('too-large');
    expect(body.destroy).toHaveBeenCalled();
  });

  it('returns missing for an unknown upload and rethrows other errors', async () => {
    const { s3, store } = setup();
    s3.on(GetObjectCommand, { Key: 'uploads/a/c.webp' }).rejects(new Error('no network'));

    await expect(store.readUpload('uploads/a/c.webp', 3)).rejects.toThrow('no network');
    s3.reset();
    s3.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    expect(await store.readUpload('uploads/a/b.webp', 3)).toBe('missing');
  });

  it('publishes WebP with an immutable cache policy', async () => {
    const { s3, store } = setup();

    await store.publish('media/products/x-800.webp', bytes);

    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'files',
      Key: 'media/products/x-800.webp',
      Body: bytes,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    });
  });
});
