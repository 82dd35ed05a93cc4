import type * as z from 'zod';
import type * as contract from '#contracts/support/routes';
import type { TicketAttachment } from '#domain/support/attachment';
import { excerptOf, repliesUntil, type Ticket, type TicketEntry } from '#domain/support/ticket';
import { attachmentsOf, uploadUntil } from '#domain/support/ticket-attachments';
import type { TicketSubject } from '#domain/support/ticket-subject';
import type { TicketSummary } from './stores/ticket-store';

/** Serializes a ticket as lists show it. */
export function ticketSummaryAnswer({
  id,
  topic,
  about,
  state,
  openedAt,
  since,
  excerpt,
}: TicketSummary): z.input<typeof contract.ticketSummary> {
  return {
    id,
    topic,
    about: about && subjectAnswer(about),
    state,
    excerpt,
    openedAt: openedAt.toISOString(),
    since: since.toISOString(),
  };
}

/** Serializes a ticket with its thread as of an instant, without the names of the requests. */
export function ticketAnswer(ticket: Ticket, now: Date): z.input<typeof contract.ticket> {
  return {
    ...ticketSummaryAnswer({ ...ticket, excerpt: excerptOf(ticket) }),
    thread: ticket.thread.map((entry) => entryAnswer(entry, now)),
    repliesUntil: repliesUntil(ticket)?.toISOString() ?? null,
  };
}

function subjectAnswer(about: TicketSubject) {
  const { kind, id } = about;
  return about.kind === 'round'
    ? { kind, id, gameId: about.gameId, nonce: about.nonce }
    : { kind, id, gameId: null, nonce: null };
}

function entryAnswer(entry: TicketEntry, now: Date): z.input<typeof contract.ticket>['thread'][number] {
  const at = entry.at.toISOString();
  const attachments = attachmentsOf(entry).map((each) => attachmentAnswer(each, now < uploadUntil(entry)));
  return entry.kind === 'message'
    ? { kind: 'message', from: entry.from, at, text: entry.text, reason: null, attachments }
    : { kind: 'closing', from: 'admin', at, text: null, reason: entry.reason, attachments };
}

/** @param mayArrive  whether the file may still be uploaded */
function attachmentAnswer({ id, name, finding }: TicketAttachment, mayArrive: boolean) {
  const none = { contentType: null, bytes: null };
  if (!finding) return { id, name, state: mayArrive ? ('awaited' as const) : ('not-sent' as const), ...none };
  if ('fault' in finding) return { id, name, state: 'refused' as const, ...none };
  const { contentType, bytes } = finding;
  return { id, name, state: 'ready' as const, contentType, bytes };
}
