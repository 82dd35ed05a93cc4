import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import type { ResidencyRules } from '#domain/player/residency';
import { checkAfterSignIn, type Location, recordViewerRegion } from '#domain/player/viewer-region';
import { record } from '#domain/wallet/wallet';
import type { Caller } from '#lambdas/runtime/caller';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import { changeProfile, findProfile, type ProfileDependencies } from './change-profile';
import type { PlayerProfile } from './stores/player-store';

export interface RecordSignInRegionDependencies extends SettleOnceDependencies, ProfileDependencies {
  readonly now: () => Date;
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
}

/**
 * Records the location of a sign-in. The profile holds the last location; the wallet holds whether residency must be confirmed, because
 * that limits play. The wallet is written first: after a crash in between, a repeat finds the wallet settled under the sign-in's key and
 * writes the profile.
 *
 * The ledger row names no place, because it outlives the account.
 *
 * @returns the current profile
 */
export async function recordSignInRegion(
  dependencies: RecordSignInRegionDependencies,
  { id: player, signedInAt }: Caller,
  location: Location,
): Promise<PlayerProfile | Refusal> {
  const { players, loadOrOpen, now } = dependencies;
  await loadOrOpen(player);
  const before = await findProfile(players, player);
  const signIn = { signedInAt, now: now() };
  if (recordViewerRegion(before.viewerRegion, location, signIn) === before.viewerRegion) return before;

  const refused = await requireResidency(dependencies, { player, signedInAt, location });
  if (refused) return refused;
  return changeProfile(dependencies, player, (profile) => {
    const viewerRegion = recordViewerRegion(profile.viewerRegion, location, signIn);
    return viewerRegion === profile.viewerRegion ? profile : { ...profile, viewerRegion };
  });
}

/** Requests a residency check, or withdraws it, depending on the location of the sign-in. */
async function requireResidency(
  dependencies: RecordSignInRegionDependencies,
  { player, signedInAt, location }: { player: string; signedInAt: Date; location: Location },
): Promise<Refusal | undefined> {
  const { now, rules } = dependencies;
  const settled = await settleOnce<void, { readonly isUnchanged: true }>(dependencies, {
    player,
    operation: { name: 'record-viewer-region', key: signedInAt.toISOString(), input: {} },
    read: nothingElse,
    decide({ wallet, play, allowance: before }, id) {
      const at = now();
      const { timeZone } = play.residency;
      const { blockedStates } = rules;
      const residencyCheck = checkAfterSignIn(play.residencyCheck, location, {
        now: at,
        timeZone,
        blockedStates,
      });
      if (residencyCheck === play.residencyCheck) return { isUnchanged: true };
      const allowance = takeWrite(before, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;
      const detail = { kind: 'play-limits', change: 'record-viewer-region' } as const;
      return {
        ...record(wallet, { id, at, postings: [], detail }),
        allowance,
        play: { ...play, residencyCheck },
      };
    },
  });
  return isRefusal(settled) ? settled : undefined;
}
