import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { AvatarType } from '#domain/player/avatar';
import { type BoundedRead, readAtMost } from '#lambdas/runtime/aws/bounded-read';

export interface AvatarFile {
  readonly bytes: Uint8Array;
  readonly contentType: AvatarType;
}

/** The avatars of players, one each: a new one replaces the last. Browsers never read this bucket directly. */
export interface AvatarFiles {
  /** Reads an upload that was not validated yet. */
  readUpload(player: string, mostBytes: number): Promise<BoundedRead>;
  save(player: string, file: AvatarFile): Promise<void>;
  /** @returns undefined if there is none */
  read(player: string): Promise<AvatarFile | undefined>;
  /** Succeeds if there is none. */
  remove(player: string): Promise<void>;
}

/** The key of an avatar upload that awaits validation. The bucket expires the folder within a day. */
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
