import { receiveDocument } from '#lambdas/identity/receive-document';
import { receiveUploads } from '#lambdas/identity/receive-uploads';
import { nameOfQuarantined } from '#lambdas/identity/stores/document-store';
import { receiveAttachment } from '#lambdas/support/receive-attachment';
import { fileOfDocument } from '#lambdas/support/upload-name';
import { uploadDependencies } from './dependencies';

const dependencies = uploadDependencies();
const asDocument = receiveDocument(dependencies);
const asAttachment = receiveAttachment(dependencies);

/** Files of tickets and documents of identity checks arrive in the same quarantine. */
export const handler = receiveUploads((key) => {
  const name = nameOfQuarantined(key);
  const file = name && fileOfDocument(name.document);
  return file ? asAttachment(name, file) : asDocument(key);
}, dependencies.log);
