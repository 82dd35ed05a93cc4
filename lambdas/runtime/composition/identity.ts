import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createDocumentStore } from '#lambdas/identity/stores/document-store';
import { createIdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { createCommitTogether } from '../aws/atomic-write';
import { s3 } from '../aws/s3';
import { setting } from '../environment';

export function identityChecks(client: DynamoDBDocumentClient) {
  return {
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    documents: createDocumentStore(s3(), setting('FILES_BUCKET')),
    commitTogether: createCommitTogether(client),
  };
}
