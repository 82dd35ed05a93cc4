import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** An object of a bucket, with when it was written last: the same one again renews it. */
export interface ListedObject {
  readonly key: string;
  readonly publishedAt: Date;
}

/** Every object whose key begins so, in pages, in the order of the keys. */
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

/** Takes an object away for good. It can be repeated. */
export async function removeObject(client: S3Client, bucket: string, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
