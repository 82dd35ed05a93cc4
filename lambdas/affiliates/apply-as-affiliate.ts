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

/** Asks for a place in the program. The same asked again while it waits is answered with what stands. */
export async function applyAsAffiliate(
  { affiliates, commitTogether, pause, now }: AffiliateDependencies,
  { player, application }: { player: string; application: Application },
): Promise<Affiliate | Refusal> {
  const result = await retryOnConflict(pause, async () => {
    const residency = await affiliates.find(player);
    const isRepeat =
      residency?.state === 'requested' &&
      JSON.stringify(sorted(residency.application)) === JSON.stringify(sorted(application));
    if (isRepeat) return residency;
    const asked = applyToProgram(residency, { player, application, at: now() }, programRules.termsVersion);
    if (isRefusal(asked)) return asked;
    const { outcome } = await commitTogether([affiliates.save(residency, asked)]);
    return outcome === 'committed' ? asked : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

function sorted(application: Application): [string, unknown][] {
  return Object.entries(application).sort(([left], [right]) => (left < right ? -1 : 1));
}
