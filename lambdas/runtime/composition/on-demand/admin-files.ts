import { createPictureStore } from '#lambdas/catalog/stores/picture-store';
import { createDocumentStore } from '#lambdas/identity/stores/document-store';
import { s3 } from '../../aws/s3';

/** What admins read and publish in the bucket of files. */
export function openAdminFiles(bucket: string) {
  const client = s3();
  return { documents: createDocumentStore(client, bucket), pictures: createPictureStore(client, bucket) };
}
