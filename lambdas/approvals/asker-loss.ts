import type { AskerLoss } from '#domain/approvals/approval-request';
import { isClosed } from '#domain/player/deletion';
import type { UserList } from '#lambdas/account/stores/user-list';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';

export interface FindAskerLossDependencies {
  readonly users: Pick<UserList, 'find' | 'groupsOf'>;
  readonly wallets: Pick<WalletStore, 'load'>;
}

/**
 * Finds why the one who asked for an approval may ask for nothing any more. A token would still say that they are a superadmin, so the
 * user pool and their wallet are read as they are now.
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
