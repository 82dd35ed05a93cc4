import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type BoundedRead, readAtMost } from '#lambdas/runtime/aws/bounded-read';

/** Uploaded and published pictures. */
export interface PictureStore {
  /** Reads an upload; one above the limit is not fetched. */
  readUpload(key: string, mostBytes: number): Promise<BoundedRead>;
  /** Publishes a picture permanently; its name never refers to another picture. */
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
