import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createCommitTogether } from '#stores/atomic-write';
import { dynamoDb, s3 } from '#stores/aws-clients';
import { createDocumentStore, nameOfQuarantined } from '#stores/document-store';
import { createIdentityCheckStore } from '#stores/identity-check-store';
import { setting } from '../environment';
import type { ReceiveDocumentDependencies } from '../identity/receive-document';
import { createLog } from '../outcome/log';
import { pause } from './clock';

export function identityChecks(client: DynamoDBDocumentClient) {
  return {
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    documents: createDocumentStore(s3(), setting('FILES_BUCKET')),
    commitTogether: createCommitTogether(client),
  };
}

/** What looks at files that show who players are. */
export function identityDocumentDependencies(): ReceiveDocumentDependencies {
  const client = dynamoDb();
  return {
    ...identityChecks(client),
    nameOf: nameOfQuarantined,
    pause,
    log: createLog('identity-document'),
  };
}
