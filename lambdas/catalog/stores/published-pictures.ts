import type { S3Client } from '@aws-sdk/client-s3';
import { type ListedObject, objectsBelow, removeObject } from '#lambdas/runtime/aws/listed-objects';

/** A picture that everybody may see, in one of its sizes. */
export type PublishedPicture = ListedObject;

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
  return {
    async *pages() {
      for await (const page of objectsBelow(client, bucket, prefix))
        yield page.filter(({ key }) => checkedName.test(key));
    },
    remove: (key) => removeObject(client, bucket, key),
  };
}
