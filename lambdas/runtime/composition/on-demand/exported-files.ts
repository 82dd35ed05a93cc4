import { createAvatarFiles } from '#lambdas/account/stores/avatar-files';
import { createExportFiles } from '#lambdas/account/stores/export-files';
import { createDocumentStore } from '#lambdas/identity/stores/document-store';
import { s3 } from '../../aws/s3';

/** What an export reads and writes in the bucket of files. */
export function openExportedFiles(bucket: string) {
  const client = s3();
  return {
    documents: createDocumentStore(client, bucket),
    avatars: createAvatarFiles(client, bucket),
    files: createExportFiles(client, bucket),
  };
}
