import type { S3Client } from '@aws-sdk/client-s3';
import { type ListedObject, objectsBelow, removeObject } from '#lambdas/runtime/aws/listed-objects';

/** A public picture in one of its sizes. */
export type PublishedPicture = ListedObject;

/** Product pictures published by the picture check, without those of a deployment. */
export interface PublishedPictures {
  /** Pages through all of them in key order. */
  pages(): AsyncIterable<readonly PublishedPicture[]>;
  /** Deletes one. Idempotent. */
  remove(key: string): Promise<void>;
}

const prefix = 'media/products/';
/** Names that the picture check generates; see `publish-picture.ts`. */
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
