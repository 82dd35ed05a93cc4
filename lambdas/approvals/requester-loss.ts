import type { RequesterLoss } from '#domain/approvals/approval-request';
import { isClosed } from '#domain/player/deletion';
import type { UserList } from '#lambdas/account/stores/user-list';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';

export interface FindRequesterLossDependencies {
  readonly users: Pick<UserList, 'find' | 'groupsOf'>;
  readonly wallets: Pick<WalletStore, 'load'>;
}

/**
 * Finds why the requester of an approval may no longer request anything. A token would still claim the superadmin role, so the user pool
 * and the wallet are read.
 *
 * @returns null for a superadmin
 */
export async function findRequesterLoss(
  { users, wallets }: FindRequesterLossDependencies,
  requester: string,
): Promise<RequesterLoss | null> {
  const [user, open] = await Promise.all([users.find(requester), wallets.load(requester)]);
  if (!user || isClosed(open?.play.deletion ?? null)) return 'account-closed';
  if (open?.play.suspension) return 'suspended';
  const groups = await users.groupsOf(user.username);
  return groups.includes('SUPERADMINS') ? null : 'left-group';
}
