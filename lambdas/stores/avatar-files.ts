import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { AvatarType } from '#domain/player/avatar';

/** A picture as it was saved. */
export interface AvatarFile {
  readonly bytes: Uint8Array;
  readonly contentType: AvatarType;
}

/** Players' pictures of themselves, one each: the next one takes the place of the last. No browser reads them here. */
export interface AvatarFiles {
  save(player: string, file: AvatarFile): Promise<void>;
  /** @returns undefined where there is none */
  read(player: string): Promise<AvatarFile | undefined>;
  /** Removing what is not there is no failure. */
  remove(player: string): Promise<void>;
}

export function createAvatarFiles(client: S3Client, bucket: string): AvatarFiles {
  const keyOf = (player: string) => ({ Bucket: bucket, Key: `avatars/${player}` });
  return {
    async save(player, { bytes, contentType }) {
      await client.send(new PutObjectCommand({ ...keyOf(player), Body: bytes, ContentType: contentType }));
    },

    async read(player) {
      try {
        const { Body, ContentType } = await client.send(new GetObjectCommand(keyOf(player)));
        if (!Body) return undefined;
        const contentType = ContentType === 'image/jpeg' ? ContentType : 'image/webp';
        return { bytes: await Body.transformToByteArray(), contentType };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async remove(player) {
      await client.send(new DeleteObjectCommand(keyOf(player)));
    },
  };
}
