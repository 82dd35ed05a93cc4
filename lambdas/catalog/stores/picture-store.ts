import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type BoundedRead, readAtMost } from '#lambdas/runtime/aws/bounded-read';

/** Pictures that admins upload, and those that everybody may see. */
export interface PictureStore {
  /** Reads an upload; one that is larger than allowed is not even fetched. */
  readUpload(key: string, mostBytes: number): Promise<BoundedRead>;
  /** Makes a picture public for good: its name never means another picture. */
  publish(key: string, webp: Uint8Array): Promise<void>;
}

export function createPictureStore(client: S3Client, bucket: string): PictureStore {
  return {
    readUpload: (key, mostBytes) => readAtMost(client, { Bucket: bucket, Key: key }, mostBytes),

    async publish(key, webp) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: webp,
          ContentType: 'image/webp',
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },
  };
}
