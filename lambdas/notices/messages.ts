import type { NoticeEvent } from '#domain/notices/notice-event';

/** What waits in the queue of notices: an event of a player, and what it was. */
export interface NoticeMessage {
  readonly player: string;
  /** The same for the same event. */
  readonly event: string;
  /** When it happened, as ISO 8601 in UTC. */
  readonly at: string;
  readonly noticeEvent: NoticeEvent;
}

/** What waits in the queue of mails: a notice by its name, or a digest that is due. No address and no words of it ever wait in a queue. */
export type MailMessage =
  | { readonly player: string; readonly notice: string }
  | { readonly player: string; readonly digest: true };

/**
 * Our own functions alone write here, and types hold them to what an occasion is.
 *
 * @throws Error for what is no message of this queue
 */
export function readNoticeMessage(body: string): NoticeMessage {
  const { player, event, at, noticeEvent } = fieldsOf(body);
  if (typeof noticeEvent !== 'object' || noticeEvent === null) throw new Error('A message has no occasion');
  const names = { player: text(player), event: text(event), at: text(at) };
  return { ...names, noticeEvent: noticeEvent as NoticeEvent };
}

/** @throws Error for what is no message of this queue */
export function readMailMessage(body: string): MailMessage {
  const { player, notice, digest } = fieldsOf(body);
  return digest === true ? { player: text(player), digest } : { player: text(player), notice: text(notice) };
}

/** Events of one player come out in the order in which they went in. */
export function groupOf(player: string): string {
  return `player#${player}`;
}

function fieldsOf(body: string): Record<string, unknown> {
  return (JSON.parse(body) ?? {}) as Record<string, unknown>;
}

function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('A message lacks one of its fields');
  return value;
}
