import { createHash } from 'node:crypto';
import { limitNotice } from '#domain/notices/limit-notice';
import { noticeCopy } from '#domain/notices/notice-copy';
import { isPromotional, type MailedNoticeEvent } from '#domain/notices/notice-event';
import type { PlayState } from '#domain/play-limits/play-state';
import { checkTimeOut } from '#domain/play-limits/time-out';
import { isClosed, isClosingNoticePending } from '#domain/player/deletion';
import { zoneAt } from '#domain/player/local-day';
import type { PushMessage } from '#lambdas/relay/push-message';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { PlayStates } from '#lambdas/wallet/stores/play-states';
import { groupOf, type MailMessage, type NoticeMessage } from './messages';
import type { NewNotice, NoticeStore } from './stores/notice-store';
import type { ReminderStore } from './stores/reminder-store';

export interface WriteNoticeDependencies {
  readonly plays: Pick<PlayStates, 'load'>;
  readonly notices: Pick<NoticeStore, 'write'>;
  readonly reminders: Pick<ReminderStore, 'remindOfLimit'>;
  readonly pushes: OrderedQueue;
  /** Null on a stage that sends no mail. */
  readonly mails: OrderedQueue | null;
  readonly now: () => Date;
}

/**
 * Writes the notice of an event, and queues its push to open pages and its mail. Repeatable: the notice is written once per event, and both
 * queues deduplicate for five minutes. After a later repeat pages may receive the push again, which changes nothing, and the mailer checks
 * whether it was mailed.
 *
 * A missing wallet belongs to an erased player.
 */
export async function writeNotice(
  dependencies: WriteNoticeDependencies,
  { player, event, at, noticeEvent }: NoticeMessage,
): Promise<void> {
  const { plays, notices, reminders, pushes, mails, now } = dependencies;
  const play = await plays.load(player);
  if (!play) return;
  const resolved =
    noticeEvent.kind === 'limit-asked' ? limitNotice(noticeEvent, play.limits, now()) : noticeEvent;
  if (isPromotional(resolved.kind) && (play.deletion || play.suspension || checkTimeOut(play.timeOut, now())))
    return;
  // A late notice would be left behind by the erasure.
  if (
    isClosed(play.deletion) &&
    !(resolved.kind === 'account-closed' && isClosingNoticePending(play.deletion, now()))
  )
    return;

  if (resolved.kind === 'limit-coming') {
    const { thing, period, most, from } = resolved;
    await reminders.remindOfLimit({ player, thing, period, most, from: new Date(from) });
  }
  const notice = noticeOf(resolved, { player, event, at, play, now: now() });
  const id = await notices.write(notice, now());
  await Promise.all([
    enqueue(pushes, pushOf({ ...notice, id })),
    mails && enqueue(mails, mailOf({ player, notice: id })),
  ]);
}

function noticeOf(
  resolved: MailedNoticeEvent,
  event: { player: string; event: string; at: string; play: PlayState; now: Date },
): NewNotice {
  const { player, play, now } = event;
  return {
    player,
    event: event.event,
    at: new Date(event.at),
    kind: resolved.kind,
    id: `${now.toISOString()}-${fingerprint(event.event)}`,
    ...noticeCopy(resolved, zoneAt(play.residency.timeZone, now)),
  };
}

/** Distinguishes notices of the same millisecond. */
function fingerprint(event: string): string {
  return createHash('sha256').update(event).digest('hex').slice(0, 8);
}

/** Pages order several notices by these seconds. */
function pushOf({ player, id, title, at }: NewNotice): QueuedEvent {
  const sequence = Math.floor(Date.parse(id.slice(0, isoLength)) / 1000);
  const input = { player, kind: 'notice', topic: id, text: title, sequence, at: at.toISOString() } as const;
  const message: PushMessage = { mutation: 'publishPlayerEvent', input };
  return { id: `notice-${idInQueue(id)}`, group: groupOf(player), message };
}

const isoLength = '2026-11-21T12:00:00.000Z'.length;

function mailOf(message: Extract<MailMessage, { notice: string }>): QueuedEvent {
  return { id: `mail-${idInQueue(message.notice)}`, group: groupOf(message.player), message };
}

function idInQueue(notice: string): string {
  return createHash('sha256').update(notice).digest('base64url');
}

/** @throws Error when the queue rejects it */
async function enqueue(queue: OrderedQueue, event: QueuedEvent): Promise<void> {
  const [failure] = await queue.send([event]);
  if (failure) throw failure.error;
}
