import type { Refusal } from '#contracts/errors';
import { programRules } from '#domain/affiliates/affiliate-rules';
import { type Affiliate, type Application, applyToProgram } from '#domain/affiliates/program';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { AffiliateStore } from './stores/affiliate-store';

export interface AffiliateDependencies {
  readonly affiliates: AffiliateStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** Applies to the affiliate program. An identical repeat returns the pending application. */
export async function applyAsAffiliate(
  { affiliates, commitTogether, pause, now }: AffiliateDependencies,
  { player, application }: { player: string; application: Application },
): Promise<Affiliate | Refusal> {
  const result = await retryOnConflict(pause, async () => {
    const existing = await affiliates.find(player);
    const isRepeat =
      existing?.state === 'requested' &&
      JSON.stringify(sorted(existing.application)) === JSON.stringify(sorted(application));
    if (isRepeat) return existing;
    const applied = applyToProgram(existing, { player, application, at: now() }, programRules.termsVersion);
    if (isRefusal(applied)) return applied;
    const { outcome } = await commitTogether([affiliates.save(existing, applied)]);
    return outcome === 'committed' ? applied : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

function sorted(application: Application): [string, unknown][] {
  return Object.entries(application).sort(([left], [right]) => (left < right ? -1 : 1));
}
