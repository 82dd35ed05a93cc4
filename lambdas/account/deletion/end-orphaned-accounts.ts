import type { AccountChangeDetail, Deletion } from '#domain/player/deletion';
import { record } from '#domain/wallet/wallet';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { DeletionStore } from '../stores/deletion-store';
import type { OpenedPlayers } from '../stores/opened-players';
import type { UserDirectory } from '../stores/user-directory';

export interface EndOrphanedAccountsDependencies extends Omit<SettleOnceDependencies, 'loadOrOpen'> {
  readonly openedPlayers: OpenedPlayers;
  readonly directory: Pick<UserDirectory, 'players' | 'usernameOf'>;
  readonly deletions: Pick<DeletionStore, 'plan'>;
  readonly now: () => Date;
  readonly log: Log;
}

const dayMs = 86_400_000;
/** Users delete themselves one by one. More at once points to a wrong pool or table, as after a restore. */
const usualAtOnce = 20;
const usualShare = 0.05;

/**
 * Finds accounts whose user is no longer in the user pool, as after Cognito's own `DeleteUser`, and closes and erases them as if the player
 * had requested it and waited. An account is checked from one day after it was opened, since `ListUsers` is eventually consistent.
 *
 * @throws Outage when an implausible number of users is missing; no account is ended then
 */
export function endOrphanedAccounts(dependencies: EndOrphanedAccountsDependencies) {
  const { openedPlayers, directory, now } = dependencies;

  return async (): Promise<{ ended: number }> => {
    const users = new Set<string>();
    for await (const page of directory.players()) for (const player of page) users.add(player);
    let accounts = 0;
    const orphans: string[] = [];
    for await (const page of openedPlayers.openedBefore(new Date(now().getTime() - dayMs))) {
      accounts += page.length;
      for (const player of page) if (!users.has(player)) orphans.push(player);
    }
    if (orphans.length > usualAtOnce && orphans.length > accounts * usualShare)
      throw new Outage(`${orphans.length} of ${accounts} accounts have no user: none was ended`);

    let ended = 0;
    for (const player of orphans) {
      if ((await directory.usernameOf(player)) !== undefined) continue;
      if (await endOrphan(dependencies, player)) ended += 1;
    }
    return { ended };
  };
}

/** @returns whether the account was ended now; false if its deletion is already under way */
async function endOrphan(dependencies: EndOrphanedAccountsDependencies, player: string): Promise<boolean> {
  const { wallets, deletions, now, log } = dependencies;
  const settled = await settleOnce<void, { readonly deletion: Deletion }>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'end-orphaned-account', key: player, input: {} },
      read: nothingElse,
      decide({ wallet, play }, id) {
        if (play.deletion) return { deletion: play.deletion };
        const at = now();
        const detail: AccountChangeDetail = {
          kind: 'account-change',
          step: 'deletion-requested',
          eraseAt: at.toISOString(),
        };
        return {
          ...record(wallet, { id, at, postings: [], detail }),
          play: { ...play, deletion: { requestedAt: at, eraseAt: at, closedAt: null } },
          alongside: [deletions.plan(player, at)],
        };
      },
    },
  );
  if (isRefusal(settled)) throw new Outage(`An orphaned account was not ended: ${settled.code}`);
  if ('deletion' in settled) return false;
  log(logLines.orphanedAccountEnded);
  return true;
}
