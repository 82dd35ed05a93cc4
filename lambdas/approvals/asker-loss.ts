import type { AskerLoss } from '#domain/approvals/approval-request';
import { isClosed } from '#domain/player/deletion';
import type { UserList } from '#lambdas/account/stores/user-list';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';

export interface FindAskerLossDependencies {
  readonly users: Pick<UserList, 'find' | 'groupsOf'>;
  readonly wallets: Pick<WalletStore, 'load'>;
}

/**
 * Finds why the requester of an approval may no longer request anything. A token would still claim the superadmin role, so the user pool
 * and the wallet are read.
 *
 * @returns null for a superadmin
 */
export async function findAskerLoss(
  { users, wallets }: FindAskerLossDependencies,
  asker: string,
): Promise<AskerLoss | null> {
  const [user, open] = await Promise.all([users.find(asker), wallets.load(asker)]);
  if (!user || isClosed(open?.play.deletion ?? null)) return 'account-closed';
  if (open?.play.suspension) return 'suspended';
  const groups = await users.groupsOf(user.username);
  return groups.includes('SUPERADMINS') ? null : 'left-group';
}
