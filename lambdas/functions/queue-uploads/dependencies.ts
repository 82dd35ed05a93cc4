import type { ReceiveDocumentDependencies } from '#lambdas/identity/receive-document';
import { createDocumentStore, nameOfQuarantined } from '#lambdas/identity/stores/document-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { s3 } from '#lambdas/runtime/aws/s3';
import { pause } from '#lambdas/runtime/composition/clock';
import { identityChecks } from '#lambdas/runtime/composition/identity';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import type { ReceiveAttachmentDependencies } from '#lambdas/support/receive-attachment';
import { createTicketStore } from '#lambdas/support/stores/ticket-store';

export function uploadDependencies(): ReceiveDocumentDependencies & ReceiveAttachmentDependencies {
  const client = dynamoDb();
  return {
    ...identityChecks(client),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    documents: createDocumentStore(s3(), setting('FILES_BUCKET')),
    attachments: createDocumentStore(s3(), setting('FILES_BUCKET'), 'attachments'),
    nameOf: nameOfQuarantined,
    pause,
    log: createLog('identity-document'),
  };
}
