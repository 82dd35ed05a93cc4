import type { Refusal } from '#contracts/errors';
import type { AdminGroup, ChangeableGroup } from '#domain/player/groups';
import { putOnRecord, type PutOnRecordDependencies } from '#lambdas/audit/put-on-record';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { endSignInsOf } from '#lambdas/wallet/end-sign-ins';
import type { OpenWalletDependencies } from '#lambdas/wallet/open-wallet';
import type { UserList } from '../stores/user-list';

export interface ChangeGroupDependencies extends PutOnRecordDependencies, OpenWalletDependencies {
  readonly users: UserList;
  readonly now: () => Date;
}

interface GroupChange {
  readonly player: string;
  readonly group: AdminGroup | ChangeableGroup;
  readonly isMember: boolean;
  readonly actor: string;
  readonly reason: string;
}

/**
 * Adds a user to a group or removes them. The audit entry is written before the user pool changes, because Cognito cannot join the
 * transaction. Nothing is done or recorded if the membership already matches.
 *
 * Tokens list groups until they expire, so a removed member is signed out: the wallet rejects earlier sign-ins before the pool changes, and
 * the pool revokes refresh tokens afterwards.
 *
 * @returns the user's groups after the change
 */
export async function changeGroup(
  dependencies: ChangeGroupDependencies,
  { player, group, isMember, actor, reason }: GroupChange,
): Promise<{ groups: string[] } | Refusal> {
  const { users, now } = dependencies;
  const user = await users.find(player);
  if (!user || user.email === null) return { code: 'player/unknown-player' };
  const groups = await users.groupsOf(user.username);
  if (groups.includes(group) === isMember) return { groups };
  const at = now();
  const id = auditId(at, `group ${actor} ${player} ${group} ${isMember}`);
  const lost = await putOnRecord(dependencies, {
    id,
    at,
    actor,
    reason,
    act: isMember ? 'group-joined' : 'group-left',
    detail: { group },
    subject: { kind: 'player', id: player },
  });
  if (lost) return lost;
  if (!isMember) {
    const refused = await endSignInsOf(dependencies, { player, email: user.email, key: id });
    if (refused) return refused;
  }
  await users.setMembership(user.username, group, isMember);
  if (!isMember) await users.endSignIns(user.username);
  return { groups: isMember ? [...groups, group] : groups.filter((each) => each !== group) };
}
