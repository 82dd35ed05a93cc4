import type { Refusal } from '#contracts/errors';
import type { AccountChangeDetail } from '#domain/player/deletion';
import { redeemsAfterChange } from '#domain/player/email-change';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { inherit, type InheritanceDependencies, readInheritance } from '#lambdas/wallet/inheritance';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import { findProfile } from './change-profile';
import type { PlayerProfile, PlayerStore } from './stores/player-store';
import type { DirectoryUser } from './stores/user-directory';

export interface FollowEmailDependencies
  extends SettleOnceDependencies, Pick<InheritanceDependencies, 'mailboxes'> {
  readonly players: PlayerStore;
  readonly now: () => Date;
}

/** So many addresses of before are remembered: enough that nobody hides a change from its owner behind some more. */
const maxPreviousEmails = 10;

/**
 * Lets the record follow the user pool to an address that was proved there. Record and line of the ledger are one transaction: the notice
 * that goes to both addresses follows from the line, so neither a crash nor two pages at once tell of a change never or twice. The
 * revision that is followed from is its key.
 *
 * Redemptions rest from then on, whether or not the change was asked for here: a provider can tell of another address as well.
 *
 * The player holds the mailbox of the new address from then on, inherits what other accounts left there, and stays a holder of the old one.
 */
export async function followEmail(
  dependencies: FollowEmailDependencies,
  profile: PlayerProfile,
  { email, isEmailVerified }: DirectoryUser,
): Promise<PlayerProfile | Refusal> {
  if (!isEmailVerified || email === profile.email) return profile;
  const { players, now } = dependencies;
  const { player } = profile;
  const read = async () => ({
    before: await findProfile(players, player),
    inheritance: await readInheritance(dependencies, { player, email }),
  });
  const settled = await settleOnce<Awaited<ReturnType<typeof read>>, { readonly isFollowed: true }>(
    dependencies,
    {
      player,
      operation: { name: 'follow-email', key: String(profile.revision), input: {} },
      read,
      decide(open, id, { before, inheritance }) {
        if (before.email === email) return { isFollowed: true };
        const at = now();
        const detail: AccountChangeDetail = { kind: 'account-change', step: 'email-changed' };
        const previousEmails = [...before.previousEmails, { email: before.email, until: at }].slice(
          -maxPreviousEmails,
        );
        const after = { ...before, email, previousEmails, revision: before.revision + 1 };
        return {
          ...record(open.wallet, { id, at, postings: [], detail }),
          play: { ...inherit(open.play, inheritance, at), redeemsFrom: redeemsAfterChange(at) },
          alongside: [players.replace(before, after), ...inheritance.claim],
        };
      },
    },
  );
  return isRefusal(settled) ? settled : findProfile(players, player);
}
