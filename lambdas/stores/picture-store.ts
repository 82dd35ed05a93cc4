import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** Pictures that admins upload, and those that everybody may see. */
export interface PictureStore {
  /** Reads an upload; one that is larger than allowed is not even fetched. */
  readUpload(key: string, mostBytes: number): Promise<Uint8Array | 'missing' | 'too-large'>;
  /** Makes a picture public for good: its name never means another picture. */
  publish(key: string, webp: Uint8Array): Promise<void>;
}

export function createPictureStore(client: S3Client, bucket: string): PictureStore {
  return {
    async readUpload(key, mostBytes) {
      try {
        const { ContentLength = 0, Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: key }),
        );
        if (!Body) return 'missing';
        if (ContentLength <= mostBytes) return await Body.transformToByteArray();
        // The rest stays where it is.
        (Body as unknown as { destroy?: () => void }).destroy?.();
        return 'too-large';
      } catch (error) {
        if (error instanceof NoSuchKey) return 'missing';
        throw error;
      }
    },

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
