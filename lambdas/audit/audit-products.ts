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
 * Puts on record what admins did to products: they do it through GraphQL, whose writes stay single ones, as a transaction there would
 * refuse an admin for every sale that is in the way. The stream tells of each write until it was taken, so none is missing; it may tell of
 * one again, and the entry is there already then.
 *
 * A row that cannot be read is left out, as no retry would mend it.
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

  /** @throws Error when another write is in the way; the stream tells of the act again */
  async function putOnRecord({ id, ...act }: ProductAct): Promise<void> {
    const entry = { ...act, id: auditId(act.at, `product ${id}`), reason: null };
    const written = await commitTogether([audit.record(entry)]);
    const isThere = written.outcome === 'committed' || written.failed.length > 0;
    if (!isThere) throw new Error('Another write is in the way of an audit entry');
  }
}
