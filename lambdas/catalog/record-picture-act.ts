import type { Refusal } from '#contracts/errors';
import { putOnRecord, type PutOnRecordDependencies } from '#lambdas/audit/put-on-record';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';

export interface RecordPictureActDependencies extends PutOnRecordDependencies {
  readonly audit: AuditStore;
  readonly now: () => Date;
}

/**
 * Records an act of an admin on a picture before it happens. An act equal to the last entry of the picture is not recorded again, so that a
 * retry adds no second entry.
 *
 * @param request.image  key of the picture as products contain it
 * @returns the refusal when the entry could not be written; null otherwise
 */
export async function recordPictureAct(
  dependencies: RecordPictureActDependencies,
  { image, actor, act }: { image: string; actor: string; act: 'picture-published' | 'picture-removed' },
): Promise<Refusal | null> {
  const subject = { kind: 'picture', id: image } as const;
  const { entries } = await dependencies.audit.page({ subject, limit: 1 });
  const [last] = entries;
  if (last?.act === act && last.actor === actor) return null;
  const at = dependencies.now();
  const id = auditId(at, `${act} ${actor} ${image}`);
  return putOnRecord(dependencies, { id, at, actor, act, subject, reason: null, detail: {} });
}
