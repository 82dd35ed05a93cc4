import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** An object of a bucket and the time of its last write, which also changes when the same content is written again. */
export interface ListedObject {
  readonly key: string;
  readonly publishedAt: Date;
}

/** Pages through the objects with a key prefix, in key order. */
export async function* objectsBelow(
  client: S3Client,
  bucket: string,
  prefix: string,
): AsyncGenerator<readonly ListedObject[]> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        ...(ContinuationToken && { ContinuationToken }),
      }),
    );
    yield (page.Contents ?? []).flatMap(({ Key: key, LastModified: publishedAt }) =>
      key && publishedAt ? [{ key, publishedAt }] : [],
    );
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** Deletes an object. Idempotent. */
export async function removeObject(client: S3Client, bucket: string, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
