import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** A picture that everybody may see, in one of its sizes. */
export interface PublishedPicture {
  readonly key: string;
  /** When it was published last: the same picture again renews it. */
  readonly publishedAt: Date;
}

/** Pictures of products that the picture check published. Those that came with a deployment are its own and are not here. */
export interface PublishedPictures {
  /** All of them, in pages, in the order of their keys. */
  pages(): AsyncIterable<readonly PublishedPicture[]>;
  /** Takes one away for good. It can be repeated. */
  remove(key: string): Promise<void>;
}

const prefix = 'media/products/';
/** How the picture check names what it publishes; see `publish-picture.ts`. */
const checkedName = /^media\/products\/[0-9a-f]{24}-\d+\.webp$/;

export function createPublishedPictures(client: S3Client, bucket: string): PublishedPictures {
  return { pages, remove };

  async function* pages(): AsyncGenerator<readonly PublishedPicture[]> {
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
        key && publishedAt && checkedName.test(key) ? [{ key, publishedAt }] : [],
      );
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async function remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  }
}
