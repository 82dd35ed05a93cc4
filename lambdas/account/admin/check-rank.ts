import type { Refusal } from '#contracts/errors';
import { adminGroups } from '#domain/player/groups';
import { checkRecentSignIn } from '#domain/player/recent-sign-in';
import type { Player } from '#lambdas/runtime/http/player';
import type { UserList } from '../stores/user-list';

/**
 * Refuses acts that take or return the rights of an account, where the account is that of an admin, to members of ADMINS alone and to
 * sign-ins that are not recent: a suspended admin leaves the groups of admins, and changes of groups are refused likewise.
 *
 * @param player  id of the account
 * @returns the refusal, or null
 */
export async function checkRank(
  users: Pick<UserList, 'find' | 'groupsOf'>,
  { isSuperadmin, signedInAt }: Pick<Player, 'isSuperadmin' | 'signedInAt'>,
  { player, now }: { player: string; now: Date },
): Promise<Refusal | null> {
  const user = await users.find(player);
  const groups = user ? await users.groupsOf(user.username) : [];
  if (!adminGroups.some((group) => groups.includes(group))) return null;
  return isSuperadmin ? checkRecentSignIn(signedInAt, now) : { code: 'session/forbidden' };
}
