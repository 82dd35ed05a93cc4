import type { Refusal } from '#contracts/errors';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import type { AuditEntry, AuditStore } from './stores/audit-store';

export interface PutOnRecordDependencies {
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
}

/**
 * Writes down an act that no transaction of ours carries out, before it is carried out: what is not on record does not happen.
 *
 * @returns why it could not be written down; null once it is there, by this call or by a twin of it
 */
export async function putOnRecord(
  { audit, commitTogether }: PutOnRecordDependencies,
  entry: AuditEntry,
): Promise<Refusal | null> {
  const written = await commitTogether([audit.record(entry)]);
  const isThere = written.outcome === 'committed' || written.failed.length > 0;
  return isThere ? null : { code: 'request/unavailable' };
}
