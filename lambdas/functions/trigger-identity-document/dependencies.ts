import type { ReceiveDocumentDependencies } from '#lambdas/identity/receive-document';
import { createDocumentStore, nameOfQuarantined } from '#lambdas/identity/stores/document-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { s3 } from '#lambdas/runtime/aws/s3';
import { pause } from '#lambdas/runtime/composition/clock';
import { identityChecks } from '#lambdas/runtime/composition/identity';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function identityDocumentDependencies(): ReceiveDocumentDependencies {
  const client = dynamoDb();
  return {
    ...identityChecks(client),
    documents: createDocumentStore(s3(), setting('FILES_BUCKET')),
    nameOf: nameOfQuarantined,
    pause,
    log: createLog('identity-document'),
  };
}
