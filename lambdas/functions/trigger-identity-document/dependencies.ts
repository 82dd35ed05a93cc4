import type { ReceiveDocumentDependencies } from '#lambdas/identity/receive-document';
import { nameOfQuarantined } from '#lambdas/identity/stores/document-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { pause } from '#lambdas/runtime/composition/clock';
import { identityChecks } from '#lambdas/runtime/composition/identity';
import { createLog } from '#lambdas/runtime/log';

export function identityDocumentDependencies(): ReceiveDocumentDependencies {
  const client = dynamoDb();
  return {
    ...identityChecks(client),
    nameOf: nameOfQuarantined,
    pause,
    log: createLog('identity-document'),
  };
}
