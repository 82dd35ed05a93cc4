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

/** Keeps enough previous addresses that a chain of changes cannot hide one from its owner. */
const maxPreviousEmails = 10;

/** Replaces the address of a profile, which keeps the previous one: its mailbox has the player as a holder until the account is erased. */
export function withEmail(before: PlayerProfile, email: string, at: Date): PlayerProfile {
  if (email === before.email) return before;
  const previousEmails = [...before.previousEmails, { email: before.email, until: at }];
  return { ...before, email, previousEmails: previousEmails.slice(-maxPreviousEmails) };
}

/**
 * Updates the profile to an address that was verified at the user pool. Profile and ledger row are one transaction: the notice to both
 * addresses follows from the row, so a crash or two concurrent pages still produce exactly one. The profile's revision is the idempotency
 * key.
 *
 * Redemptions pause from then on, even if the change was not requested here: a provider can report another address as well.
 *
 * The player claims the mailbox of the new address, inherits the restrictions that other accounts left there, and stays a holder of the old
 * one.
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
        const after = { ...withEmail(before, email, at), revision: before.revision + 1 };
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
