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

/** Reads the profile of a player whose wallet is open; both were written in one transaction. */
export async function findProfile(players: PlayerStore, player: string): Promise<PlayerProfile> {
  const profile = await players.find(player);
  if (!profile) throw new Error('A wallet is open whose player has no record');
  return profile;
}

/**
 * Changes a profile as it is now, and decides again when it was changed meanwhile: two tabs that change different things both
 * come through. A change that leaves it as it is writes nothing.
 *
 * @param decide  gives the profile as it is to be; its `revision` is not for it to change
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
