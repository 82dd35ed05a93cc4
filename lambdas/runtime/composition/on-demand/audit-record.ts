import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putOnRecord } from '#lambdas/audit/put-on-record';
import { type AuditEntry, createAuditStore } from '#lambdas/audit/stores/audit-store';
import { createCommitTogether } from '../../aws/atomic-write';
import { now } from '../clock';

/** Writes audit entries, for a function that rarely does. */
export function openAuditRecord(client: DynamoDBDocumentClient, table: string) {
  const dependencies = {
    audit: createAuditStore(client, table, now),
    commitTogether: createCommitTogether(client),
  };
  return (entry: AuditEntry) => putOnRecord(dependencies, entry);
}
