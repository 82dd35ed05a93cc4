import type { Refusal } from '#contracts/errors';
import type { IdentityCheck, IdentityRefused } from '#domain/player/identity-check';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { IdentityCheckStore } from './stores/identity-check-store';

export interface IdentityDependencies {
  readonly checks: IdentityCheckStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Changes a check under an optimistic lock and retries on a conflict. An unchanged check is not written, so a repeated request returns the
 * current check.
 *
 * @param alongside writes of the same transaction
 */
export async function changeCheck(
  { checks, commitTogether, pause, now }: IdentityDependencies,
  player: string,
  decide: (check: IdentityCheck, at: Date) => IdentityCheck | IdentityRefused,
  alongside: (check: IdentityCheck, at: Date) => readonly AtomicWrite[] = () => [],
): Promise<IdentityCheck | Refusal> {
  const result = await retryOnConflict(pause, async () => {
    const before = await checks.load(player);
    const at = now();
    const after = decide(before, at);
    if (isRefusal(after) || after === before) return after;
    const { outcome } = await commitTogether([checks.replace(before, after), ...alongside(after, at)]);
    return outcome === 'committed' ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}
