import type { Refusal } from '#contracts/errors';
import type { SuspensionReason } from '#domain/player/suspension';
import type { Player } from '#lambdas/runtime/http/player';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { heldMailboxes, type HeldMailboxesDependencies } from '../held-mailboxes';
import type { ChangeGroupDependencies } from './change-group';
import { checkRank } from './check-rank';
import { leaveAdminGroups } from './leave-admin-groups';
import { suspendPlayer } from './suspend-player';

export interface SuspendAccountsDependencies
  extends CorrectWalletDependencies, ChangeGroupDependencies, HeldMailboxesDependencies {
  readonly wallets: CorrectWalletDependencies['wallets'];
  readonly mailboxes: ChangeGroupDependencies['mailboxes'] & HeldMailboxesDependencies['mailboxes'];
}

/**
 * Suspends a player. The ledger's stream suspends the other accounts of the player's mailboxes, so the admin's rank has to suffice for each
 * account, and each leaves the groups of admins. A repeat, also under another key, completes what a crash
 * left undone for the accounts that are suspended by then.
 *
 * @returns the ledger transaction, or a refusal
 */
export async function suspendAccounts(
  dependencies: SuspendAccountsDependencies,
  admin: Pick<Player, 'id' | 'isSuperadmin' | 'signedInAt'>,
  { player, reason, note, key }: { player: string; reason: SuspensionReason; note: string; key: string },
): Promise<LedgerTransaction | Refusal> {
  const { users, wallets, now } = dependencies;
  const mailboxes = await heldMailboxes(dependencies, player);
  const accounts = new Set([player, ...mailboxes.flatMap(({ holders }) => holders)]);
  for (const account of accounts) {
    const refused = await checkRank(users, admin, { player: account, now: now() });
    if (refused) return refused;
  }
  const isSuspended = async (account: string) => Boolean((await wallets.load(account))?.play.suspension);
  const wasSuspended = await isSuspended(player);
  const suspended = await suspendPlayer(dependencies, { player, actor: admin.id, reason, note, key });
  if (isRefusal(suspended) && suspended.code !== 'player/suspended') return suspended;
  const isRepeated = wasSuspended || !(await isSuspended(player));
  for (const account of accounts) {
    // A repeat takes no account out of a group again whose suspension was lifted since.
    if (isRepeated && !(await isSuspended(account))) continue;
    const refused = await leaveAdminGroups(dependencies, {
      player: account,
      actor: admin.id,
      reason: note,
    });
    if (refused) return refused;
  }
  return suspended;
}
