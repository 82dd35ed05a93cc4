import type { Refusal } from '#contracts/errors';
import type { ApprovalRequest } from '#domain/approvals/approval-request';
import type { NoticeEvent } from '#domain/notices/notice-event';
import type { UserList } from '#lambdas/account/stores/user-list';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';

export interface NotifySuperadminsDependencies {
  readonly users: Pick<UserList, 'membersOf'>;
  /** The queue of notices. */
  readonly events: OrderedQueue;
}

/**
 * Queues a notice for every superadmin except the requester.
 *
 * @returns a refusal when not all notices were queued; a repeat queues the same notices
 */
export async function notifyOfRequest(
  { users, events }: NotifySuperadminsDependencies,
  { id, act, requestedBy, requestedAt, lapsesAt }: ApprovalRequest,
): Promise<Refusal | null> {
  const others = (await users.membersOf('SUPERADMINS')).filter((player) => player !== requestedBy);
  const noticeEvent: NoticeEvent = {
    kind: 'approval-requested',
    act: act.kind,
    lapsesAt: lapsesAt.toISOString(),
  };
  return enqueue(
    events,
    others.map((player) => ({ player, event: `approval ${id}`, at: requestedAt.toISOString(), noticeEvent })),
  );
}

/**
 * Queues a notice for the requester once another superadmin has decided.
 *
 * @returns a refusal when the notice was not queued; a repeat queues the same notice
 */
export async function notifyOfDecision(
  { events }: Pick<NotifySuperadminsDependencies, 'events'>,
  { id, act, requestedBy, decision }: ApprovalRequest,
): Promise<Refusal | null> {
  if (!decision || decision.by === requestedBy) return null;
  const { verdict, at } = decision;
  const noticeEvent: NoticeEvent = { kind: 'approval-decided', act: act.kind, verdict };
  return enqueue(events, [
    { player: requestedBy, event: `approval ${id} decided`, at: at.toISOString(), noticeEvent },
  ]);
}

async function enqueue(events: OrderedQueue, messages: readonly NoticeMessage[]): Promise<Refusal | null> {
  const queued = messages.map((message): QueuedEvent => {
    const { player, event } = message;
    return { id: `${event} ${player}`.replaceAll(/[^\w-]/g, '-'), group: groupOf(player), message };
  });
  const failed = queued.length > 0 ? await events.send(queued) : [];
  return failed.length > 0 ? { code: 'request/unavailable' } : null;
}
