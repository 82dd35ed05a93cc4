import type { AccountChangeDetail } from '#domain/player/deletion';
import { noEmailChanges, applyStopLink } from '#domain/player/email-change';
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
  const used = `${player}/${token}`;
  const found = applyStopLink((await players.find(player))?.emailChanges ?? noEmailChanges, used, now());
  if (!found) return { code: 'account/unknown-email-change' };
  const { email, username } = found.link;
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
        const left = applyStopLink(before.emailChanges, used, at)?.left;
        if (!left) return { isStopped: true };
        const after = { ...before, email, emailChanges: left, revision: before.revision + 1 };
        // The account of an earlier request may still be a thief's.
        const isLast = left.stopLinks.length === 0;
        const detail: AccountChangeDetail = { kind: 'account-change', step: 'email-change-stopped' };
        return {
          ...record(open.wallet, { id, at, postings: [], detail }),
          play: { ...open.play, redeemsFrom: isLast ? null : open.play.redeemsFrom },
          signInsCountFrom: signInsCountFrom(at),
          alongside: [players.replace(before, after)],
        };
      },
    },
  );
  return isRefusal(settled) ? settled : { email };
}
