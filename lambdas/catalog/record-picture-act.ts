import type { Refusal } from '#contracts/errors';
import { putOnRecord, type PutOnRecordDependencies } from '#lambdas/audit/put-on-record';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';

export interface RecordPictureActDependencies extends PutOnRecordDependencies {
  readonly audit: AuditStore;
  readonly now: () => Date;
}

/**
 * Puts on record what an admin is about to do to a picture of the storage. What is the last that is known of the
 * picture is not written anew, so that whoever asks again after a lost answer is not told of twice.
 *
 * @param asked.image  the key that a product names
 * @returns why it could not be written down; null once it is there
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
