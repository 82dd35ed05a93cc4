import { createAvatarFiles } from '#lambdas/account/stores/avatar-files';
import { createExportFiles } from '#lambdas/account/stores/export-files';
import { createDocumentStore } from '#lambdas/identity/stores/document-store';
import { createAvatarForms, createDocumentForms } from '#lambdas/identity/stores/upload-forms';
import { s3 } from '../../aws/s3';

/** What the routes of an account read, write and sign in the bucket of files. */
export function openAccountFiles(bucket: string) {
  const client = s3();
  return {
    avatars: createAvatarFiles(client, bucket),
    exportFiles: createExportFiles(client, bucket),
    attachments: createDocumentStore(client, bucket, 'attachments'),
    signAvatarForm: createAvatarForms(client, bucket),
    signDocumentForm: createDocumentForms(client, bucket),
  };
}
