import type { Refusal } from '#contracts/errors';
import { adminGroups } from '#domain/player/groups';
import { isRefusal } from '#lambdas/runtime/refusal';
import { changeGroup, type ChangeGroupDependencies } from './change-group';

/**
 * Takes a suspended account out of the groups of admins and ends its sign-ins. The AWS role of a group comes with each sign-in, and no
 * function of ours is asked before that role is used. Lifting the suspension returns no group.
 *
 * @returns the refusal, or null once the account is in none of the groups
 */
export async function leaveAdminGroups(
  dependencies: ChangeGroupDependencies,
  { player, actor, reason }: { player: string; actor: string; reason: string },
): Promise<Refusal | null> {
  const { users } = dependencies;
  const user = await users.find(player);
  const groups = user ? await users.groupsOf(user.username) : [];
  for (const group of adminGroups) {
    if (!groups.includes(group)) continue;
    const left = await changeGroup(dependencies, { player, group, isMember: false, actor, reason });
    if (isRefusal(left)) return left;
  }
  return null;
}
