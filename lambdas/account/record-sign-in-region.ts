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
 * Records where a sign-in came from. The profile holds the last location; the wallet holds whether a residency has to be confirmed, because
 * that bounds play. The wallet is written first: a crash in between leaves the profile for a repeat, which the key of the sign-in finds
 * settled.
 *
 * The ledger row names no place: it stays after the account is deleted.
 *
 * @returns the profile as it is by now
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

  const refused = await askForResidency(dependencies, { player, signedInAt, location });
  if (refused) return refused;
  return changeProfile(dependencies, player, (profile) => {
    const viewerRegion = recordViewerRegion(profile.viewerRegion, location, signIn);
    return viewerRegion === profile.viewerRegion ? profile : { ...profile, viewerRegion };
  });
}

/** Asks for a residency, or withdraws what was asked, as the location of the sign-in decides. */
async function askForResidency(
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
