import type { Refusal } from '#contracts/errors';
import { isTraitName, judge, type SharedTrait, type TraitVerdict } from '#domain/player/shared-trait';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { TraitStore } from './stores/trait-store';

export interface JudgeTraitDependencies {
  readonly traits: TraitStore;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
  readonly now: () => Date;
}

/**
 * Records whether the accounts that share a trait belong to one person. The verdict covers the accounts that the admin saw; admins cannot
 * judge their own.
 *
 * @param judgment.revision revision of the trait that the admin saw
 */
export async function judgeTrait(
  { traits, audit, commitTogether, now }: JudgeTraitDependencies,
  judgment: { trait: string; verdict: TraitVerdict['kind']; revision: number; actor: string },
): Promise<SharedTrait | Refusal> {
  const { trait: name, verdict: kind, revision, actor } = judgment;
  const before = isTraitName(name) ? await traits.find(name) : undefined;
  if (!before || before.revision === 0) return { code: 'player/unknown-trait' };
  if (before.holders.some(({ player }) => player === actor)) return { code: 'session/own-account' };
  if (before.revision === revision + 1 && before.verdict?.kind === kind) return before;
  if (before.revision !== revision) return { code: 'player/trait-changed' };
  const at = now();
  const after = judge(before, { kind, at });
  const [first = '', ...others] = before.holders.map(({ player }) => player);
  const entry: AuditEntry = {
    id: auditId(at, `judge ${name} ${revision}`),
    at,
    actor,
    act: 'accounts-judged',
    subject: { kind: 'player', id: first },
    reason: kind,
    detail: { trait: name, others: others.join(' ') },
  };
  const { outcome } = await commitTogether([traits.replace(before, after, at), audit.record(entry)]);
  return outcome === 'committed' ? after : { code: 'player/trait-changed' };
}
