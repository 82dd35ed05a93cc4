import type { DynamoDBBatchResponse } from 'aws-lambda';
import { type ProductAct, productAct } from '#domain/audit/product-act';
import { isBesideProducts } from '#domain/rewards/product-rows';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { AuditStore } from './stores/audit-store';

export interface AuditDependencies {
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
  readonly log: Log;
}

/**
 * Records what admins did to products. They use GraphQL, whose writes are not transactions, because a transaction would fail for every
 * concurrent sale. The stream delivers each write at least once, so no entry is missing, and a repeated one exists already.
 *
 * An unreadable row is skipped, because a retry would not help.
 */
export async function auditProducts(
  { audit, commitTogether, log }: AuditDependencies,
  rows: readonly StreamRow[],
): Promise<DynamoDBBatchResponse> {
  for (const row of rows) {
    const act = read(row);
    if (!act) continue;
    try {
      await putOnRecord(act);
    } catch (error) {
      log(logLines.productActNotAudited, { error });
      return { batchItemFailures: [{ itemIdentifier: row.sequenceNumber }] };
    }
  }
  return { batchItemFailures: [] };

  function read({ key, before, after }: StreamRow): ProductAct | null {
    if (isBesideProducts(key['id'])) return null;
    try {
      return productAct(before(), after());
    } catch (error) {
      log(logLines.productActUnreadable, { error });
      return null;
    }
  }

  /** @throws Error on a conflicting write; the stream delivers the act again */
  async function putOnRecord({ id, ...act }: ProductAct): Promise<void> {
    const entry = { ...act, id: auditId(act.at, `product ${id}`), reason: null };
    const written = await commitTogether([audit.record(entry)]);
    const isThere = written.outcome === 'committed' || written.failed.length > 0;
    if (!isThere) throw new Error('Another write is in the way of an audit entry');
  }
}
