import type { NoticeEvent } from '#domain/notices/notice-event';

/** A message of the notice queue: an event of a player. */
export interface NoticeMessage {
  readonly player: string;
  /** Stable id of the event, for deduplication. */
  readonly event: string;
  /** When it happened, as ISO 8601 in UTC. */
  readonly at: string;
  readonly noticeEvent: NoticeEvent;
}

/** A message of the mail queue: a notice by id, or a digest that is due. Queues never hold addresses or notice texts. */
export type MailMessage =
  | { readonly player: string; readonly notice: string }
  | { readonly player: string; readonly digest: true };

/**
 * Only internal functions write to this queue, and their types guarantee the event's shape.
 *
 * @throws Error for an invalid message
 */
export function readNoticeMessage(body: string): NoticeMessage {
  const { player, event, at, noticeEvent } = fieldsOf(body);
  if (typeof noticeEvent !== 'object' || noticeEvent === null) throw new Error('A message has no event');
  const names = { player: text(player), event: text(event), at: text(at) };
  return { ...names, noticeEvent: noticeEvent as NoticeEvent };
}

/** @throws Error for an invalid message */
export function readMailMessage(body: string): MailMessage {
  const { player, notice, digest } = fieldsOf(body);
  return digest === true ? { player: text(player), digest } : { player: text(player), notice: text(notice) };
}

/** One message group per player keeps their events in order. */
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
