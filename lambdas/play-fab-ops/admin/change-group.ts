import type { ChangeableGroup } from '#domain/player/groups';
import type { UserList } from '#stores/user-list';
import { auditId } from '../../fingerprints/audit-id';
import type { Refusal } from '../../outcome/refusal';
import { putOnRecord, type PutOnRecordDependencies } from './put-on-record';

export interface ChangeGroupDependencies extends PutOnRecordDependencies {
  readonly users: UserList;
  readonly now: () => Date;
}

/** Who puts whom where, and why. */
interface GroupChange {
  readonly player: string;
  readonly group: ChangeableGroup;
  readonly isMember: boolean;
  readonly actor: string;
  readonly reason: string;
}

/**
 * Puts somebody into a group or takes them out. It is on record before the user pool is told, which cannot be told in one transaction
 * with us; where they are as asked already, nothing is done and nothing recorded. Tokens that are out keep their groups until they expire.
 *
 * @returns the groups that they are in now
 */
export async function changeGroup(
  dependencies: ChangeGroupDependencies,
  { player, group, isMember, actor, reason }: GroupChange,
): Promise<{ groups: string[] } | Refusal> {
  const { users, now } = dependencies;
  const user = await users.find(player);
  if (!user) return { code: 'player/unknown-player' };
  const groups = await users.groupsOf(user.username);
  if (groups.includes(group) === isMember) return { groups };
  const at = now();
  const lost = await putOnRecord(dependencies, {
    ...{ id: auditId(at, `group ${actor} ${player} ${group} ${isMember}`), at, actor, reason },
    ...{ act: isMember ? 'group-joined' : 'group-left', detail: { group } },
    subject: { kind: 'player', id: player },
  });
  if (lost) return lost;
  await users.setMembership(user.username, group, isMember);
  return { groups: isMember ? [...groups, group] : groups.filter((each) => each !== group) };
}
