import type { Refusal } from '#contracts/errors';
import type { Player } from '#lambdas/runtime/http/player';
import type { UserList } from '../stores/user-list';

/**
 * Refuses a member of ADMINS alone acts that take an account's rights, where the account is that of an admin: groups are changed by
 * SUPERADMINS only, and a suspended admin can do as little as one without a group.
 *
 * @param player  id of the account
 * @returns the refusal, or null
 */
export async function checkRank(
  users: Pick<UserList, 'find' | 'groupsOf'>,
  admin: Pick<Player, 'isSuperadmin'>,
  player: string,
): Promise<Refusal | null> {
  if (admin.isSuperadmin) return null;
  const user = await users.find(player);
  const groups = user ? await users.groupsOf(user.username) : [];
  const isOfAdmin = groups.some((group) => group === 'ADMINS' || group === 'SUPERADMINS');
  return isOfAdmin ? { code: 'session/forbidden' } : null;
}
