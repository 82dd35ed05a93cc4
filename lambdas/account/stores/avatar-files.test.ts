import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAvatarFiles } from './avatar-files';

const key = { Bucket: 'files', Key: 'avatars/p' };
const bytes = new Uint8Array([1, 2, 3]);

function setup() {
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  return { s3, avatars: createAvatarFiles(s3 as unknown as S3Client, 'files') };
}

describe('createAvatarFiles', () => {
  it("reads an upload from the player's key up to the size limit", async () => {
    const { s3, avatars } = setup();
    const Body = { transformToByteArray: async () => bytes, destroy: () => undefined };
    s3.on(GetObjectCommand, { Bucket: 'files', Key: 'uploads/avatars/p' }).resolves({
      ContentLength: 3,
      Body: Body as never,
    });

    expect(await avatars.readUpload('p', 3)).toEqual(bytes);
    expect(await avatars.readUpload('p', 2)).toBe('too-large');
  });

  it.each(['image/webp', 'image/jpeg'] as const)(
    'reads an avatar as it was saved, %s',
    async (contentType) => {
      const { s3, avatars } = setup();
      const Body = { transformToByteArray: async () => bytes };
      s3.on(GetObjectCommand, key).resolves({ ContentType: contentType, Body: Body as never });

      await avatars.save('p', { bytes, contentType });

      const [saved] = s3.commandCalls(PutObjectCommand);
      expect(saved?.args[0].input).toEqual({ ...key, Body: bytes, ContentType: contentType });
      expect(await avatars.read('p')).toEqual({ bytes, contentType });
    },
  );

  it('returns undefined for a missing avatar, and throws every other error', async () => {
    const { s3, avatars } = setup();
    s3.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    expect(await avatars.read('p')).toBeUndefined();

    s3.on(GetObjectCommand).rejects(new Error('no network'));
    await expect(avatars.read('p')).rejects.toThrow('no network');
  });

  it('removes the avatar of the given player', async () => {
    const { s3, avatars } = setup();

    await avatars.remove('p');

    expect(s3.commandCalls(DeleteObjectCommand)[0]?.args[0].input).toEqual(key);
  });
});
