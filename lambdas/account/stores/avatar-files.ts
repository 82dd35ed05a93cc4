import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { AvatarType } from '#domain/player/avatar';
import { type BoundedRead, readAtMost } from '#lambdas/runtime/aws/bounded-read';

/** A picture as it was saved. */
export interface AvatarFile {
  readonly bytes: Uint8Array;
  readonly contentType: AvatarType;
}

/** Players' pictures of themselves, one each: the next one takes the place of the last. No browser reads them here. */
export interface AvatarFiles {
  /** Reads what a player has sent to become their picture, which nobody has looked at yet. */
  readUpload(player: string, mostBytes: number): Promise<BoundedRead>;
  save(player: string, file: AvatarFile): Promise<void>;
  /** @returns undefined where there is none */
  read(player: string): Promise<AvatarFile | undefined>;
  /** Removing what is not there is no failure. */
  remove(player: string): Promise<void>;
}

/** Where a player's browser puts a picture to be looked at. The bucket empties the folder within a day. */
export function avatarUploadKey(player: string): string {
  return `uploads/avatars/${player}`;
}

export function createAvatarFiles(client: S3Client, bucket: string): AvatarFiles {
  const keyOf = (player: string) => ({ Bucket: bucket, Key: `avatars/${player}` });
  return {
    readUpload: (player, mostBytes) =>
      readAtMost(client, { Bucket: bucket, Key: avatarUploadKey(player) }, mostBytes),

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
