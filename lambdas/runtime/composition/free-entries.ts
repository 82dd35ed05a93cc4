import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createFreeEntryStore } from '#lambdas/bonuses/stores/free-entry-store';
import { createCommitTogether } from '../aws/atomic-write';
import { setting } from '../environment';

export function freeEntries(client: DynamoDBDocumentClient) {
  return {
    freeEntries: createFreeEntryStore(client, setting('FREE_ENTRIES_TABLE')),
    commitTogether: createCommitTogether(client),
  };
}
