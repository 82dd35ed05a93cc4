import type { AccountChangeDetail } from '#domain/player/deletion';
import { type EmailChange, isStoppable } from '#domain/player/email-change';
import { signInsCountFrom } from '#domain/player/sign-in';
import { record } from '#domain/wallet/wallet';
import type { PlayerProfile, PlayerStore } from '#stores/player-store';
import type { UserDirectory } from '#stores/user-directory';
import { isRefusal, type Refusal } from '../../outcome/refusal';
import { loadOpened } from '../../wallet/open-wallet';
import { settleOnce, type SettleOnceDependencies } from '../../wallet/settle-once';
import { findProfile } from './change-profile';

export interface StopEmailChangeDependencies extends Omit<SettleOnceDependencies, 'loadOrOpen'> {
  readonly players: PlayerStore;
  readonly directory: Pick<UserDirectory, 'restoreEmail' | 'endSignIns'>;
  readonly now: () => Date;
}

/**
 * Stops a change of an e-mail address, or undoes it, for whoever has the link that went to the address of before. The user pool comes
 * first, whose steps can be repeated: the wish, by which the link is known, goes with the last one.
 *
 * @returns the address that the account has again
 */
export async function stopEmailChange(
  dependencies: StopEmailChangeDependencies,
  { player, token }: { readonly player: string; readonly token: string },
): Promise<{ readonly email: string } | Refusal> {
  const { players, directory, wallets, now } = dependencies;
  const stop = `${player}/${token}`;
  const profile = await players.find(player);
  if (!profile || !isStoppable(profile.emailChange, stop, now()))
    return { code: 'account/unknown-email-change' };
  const email = emailBefore(profile, profile.emailChange);
  const { username } = profile.emailChange;
  if (!(await directory.restoreEmail(username, email))) return { code: 'account/email-taken' };
  await directory.endSignIns(username);

  const settled = await settleOnce<PlayerProfile, { readonly isStopped: true }>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'stop-email-change', key: token, input: {} },
      read: () => findProfile(players, player),
      decide(open, id, before) {
        const at = now();
        if (before.emailChange?.stop !== stop) return { isStopped: true };
        const after = { ...before, email, emailChange: null, revision: before.revision + 1 };
        const detail: AccountChangeDetail = { kind: 'account-change', step: 'email-change-stopped' };
        return {
          ...record(open.wallet, { id, at, postings: [], detail }),
          play: { ...open.play, redeemsFrom: null },
          signInsCountFrom: signInsCountFrom(at),
          alongside: [players.replace(before, after)],
        };
      },
    },
  );
  return isRefusal(settled) ? settled : { email };
}

/** The address that the player had when the change was asked for. */
function emailBefore({ email, formerEmails }: PlayerProfile, { askedAt }: EmailChange): string {
  return formerEmails.find(({ until }) => until >= askedAt)?.email ?? email;
}
