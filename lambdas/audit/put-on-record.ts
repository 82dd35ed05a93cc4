import type { Refusal } from '#contracts/errors';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import type { AuditEntry, AuditStore } from './stores/audit-store';

export interface PutOnRecordDependencies {
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
}

/**
 * Writes the audit entry of an act outside of our transactions, before the act: what is not recorded does not happen.
 *
 * @returns a refusal if it could not be written; null once it exists, by this call or a concurrent one
 */
export async function putOnRecord(
  { audit, commitTogether }: PutOnRecordDependencies,
  entry: AuditEntry,
): Promise<Refusal | null> {
  const written = await commitTogether([audit.record(entry)]);
  const isThere = written.outcome === 'committed' || written.failed.length > 0;
  return isThere ? null : { code: 'request/unavailable' };
}
