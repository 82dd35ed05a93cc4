import type { Refusal } from '#contracts/errors';
import { type AccountChangeDetail, isClosed } from '#domain/player/deletion';
import { noEmailChanges, applyStopLink } from '#domain/player/email-change';
import { signInsCountFrom } from '#domain/player/sign-in';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import { findProfile } from './change-profile';
import { withEmail } from './follow-email';
import type { PlayerProfile, PlayerStore } from './stores/player-store';
import type { UserDirectory } from './stores/user-directory';

export interface StopEmailChangeDependencies extends Omit<SettleOnceDependencies, 'loadOrOpen'> {
  readonly players: PlayerStore;
  readonly directory: Pick<UserDirectory, 'restoreEmail' | 'endSignIns'>;
  readonly now: () => Date;
}

/**
 * Stops or undoes a change of an email address by the link that was mailed to the previous address. The user pool is updated first:
 * its calls can be repeated, and the link stays valid until the last write removes it. Links of a closed account are invalid.
 *
 * @returns the restored address
 */
export async function stopEmailChange(
  dependencies: StopEmailChangeDependencies,
  { player, token }: { readonly player: string; readonly token: string },
): Promise<{ readonly email: string } | Refusal> {
  const { players, directory, wallets, now } = dependencies;
  const used = `${player}/${token}`;
  const found = applyStopLink((await players.find(player))?.emailChanges ?? noEmailChanges, used, now());
  if (!found) return { code: 'account/unknown-email-change' };
  const open = await wallets.load(player);
  if (!open || isClosed(open.play.deletion)) return { code: 'account/unknown-email-change' };
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
        const applied = applyStopLink(before.emailChanges, used, at);
        if (!applied) return { isStopped: true };
        const { left, link } = applied;
        const restored = withEmail(before, email, at);
        const after = { ...restored, emailChanges: left, revision: before.revision + 1 };
        // An earlier request may be the thief's: the pause ends only when its link is used as well. A change without a request, such as at
        // another provider, has no link, and its pause stays.
        const isLast = left.stopLinks.length === 0;
        const detail: AccountChangeDetail = { kind: 'account-change', step: 'email-change-stopped' };
        return {
          ...record(open.wallet, { id, at, postings: [], detail }),
          play: { ...open.play, redeemsFrom: isLast ? link.pausedUntil : open.play.redeemsFrom },
          signInsCountFrom: signInsCountFrom(at),
          alongside: [players.replace(before, after)],
        };
      },
    },
  );
  return isRefusal(settled) ? settled : { email };
}
