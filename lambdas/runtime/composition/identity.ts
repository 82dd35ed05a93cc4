import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createIdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { createCommitTogether } from '../aws/atomic-write';
import { setting } from '../environment';

export function identityChecks(client: DynamoDBDocumentClient) {
  return {
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    commitTogether: createCommitTogether(client),
  };
}
