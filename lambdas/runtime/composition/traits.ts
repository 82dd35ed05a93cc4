import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createTraitStore } from '#lambdas/traits/stores/trait-store';
import { createCommitTogether } from '../aws/atomic-write';
import { setting } from '../environment';
import { now, pause } from './clock';

/** Dependencies that note traits of accounts. */
export function traitNotes(client: DynamoDBDocumentClient) {
  return {
    traits: createTraitStore(client, setting('TRAITS_TABLE'), now),
    commitTogether: createCommitTogether(client),
    pause,
    now,
  };
}
