import type { Refusal } from '#contracts/errors';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { PlayerProfile, PlayerStore } from './stores/player-store';

export interface ProfileDependencies {
  readonly players: PlayerStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
}

/** Reads the profile of a player with an open wallet; one transaction wrote both. */
export async function findProfile(players: PlayerStore, player: string): Promise<PlayerProfile> {
  const profile = await players.find(player);
  if (!profile) throw new Error('A wallet is open whose player has no record');
  return profile;
}

/**
 * Changes a profile under an optimistic lock and retries on a conflict, so that two tabs can change different fields. An unchanged profile
 * is not written.
 *
 * @param decide returns the new profile; the caller sets `revision`
 */
export async function changeProfile(
  { players, commitTogether, pause }: ProfileDependencies,
  player: string,
  decide: (profile: PlayerProfile) => PlayerProfile | Refusal,
): Promise<PlayerProfile | Refusal> {
  const result = await retryOnConflict(pause, async () => {
    const before = await findProfile(players, player);
    const decided = decide(before);
    if (isRefusal(decided) || decided === before) return decided;
    const after = { ...decided, revision: before.revision + 1 };
    const { outcome } = await commitTogether([players.replace(before, after)]);
    return outcome === 'conflict' ? conflict : after;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}
