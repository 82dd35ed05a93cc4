import { createHash } from 'node:crypto';
import { limitNotice } from '#domain/notices/limit-notice';
import { noticeCopy } from '#domain/notices/notice-copy';
import { isPromotional, type MailedNoticeEvent } from '#domain/notices/notice-event';
import type { PlayState } from '#domain/play-limits/play-state';
import { checkTimeOut } from '#domain/play-limits/time-out';
import { isClosed, isLastWordAwaited } from '#domain/player/deletion';
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
 * Writes the notice of an event, tells open pages of it and leaves word that it is to be mailed. It may be asked for again at any
 * point: the notice is written once for its event, and both queues take a message of it once within five minutes. After a crash in
 * between, pages may hear of it twice, which changes nothing, and whoever mails looks whether it was mailed.
 *
 * A wallet that is not there any more is of a player who is gone.
 */
export async function writeNotice(
  dependencies: WriteNoticeDependencies,
  { player, event, at, noticeEvent }: NoticeMessage,
): Promise<void> {
  const { plays, notices, reminders, pushes, mails, now } = dependencies;
  const play = await plays.load(player);
  if (!play) return;
  const told =
    noticeEvent.kind === 'limit-asked' ? limitNotice(noticeEvent, play.limits, now()) : noticeEvent;
  if (isPromotional(told.kind) && (play.deletion || play.suspension || checkTimeOut(play.timeOut, now())))
    return;
  // What comes late would be left behind where everything is being erased.
  if (isClosed(play.deletion) && !(told.kind === 'account-closed' && isLastWordAwaited(play.deletion, now())))
    return;

  if (told.kind === 'limit-coming') {
    const { thing, period, most, from } = told;
    await reminders.remindOfLimit({ player, thing, period, most, from: new Date(from) });
  }
  const notice = noticeOf(told, { player, event, at, play, now: now() });
  const id = await notices.write(notice, now());
  await Promise.all([
    leave(pushes, pushOf({ ...notice, id })),
    mails && leave(mails, mailOf({ player, notice: id })),
  ]);
}

function noticeOf(
  told: MailedNoticeEvent,
  event: { player: string; event: string; at: string; play: PlayState; now: Date },
): NewNotice {
  const { player, play, now } = event;
  return {
    player,
    event: event.event,
    at: new Date(event.at),
    kind: told.kind,
    id: `${now.toISOString()}-${fingerprint(event.event)}`,
    ...noticeCopy(told, zoneAt(play.residency.timeZone, now)),
  };
}

/** Tells notices of one millisecond apart. */
function fingerprint(event: string): string {
  return createHash('sha256').update(event).digest('hex').slice(0, 8);
}

/** Pages tell by the seconds which of several is the newest. */
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

/** @throws Error when the queue did not take it */
async function leave(queue: OrderedQueue, event: QueuedEvent): Promise<void> {
  const [failure] = await queue.send([event]);
  if (failure) throw failure.error;
}
