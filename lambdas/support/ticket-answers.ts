import type * as z from 'zod';
import type * as contract from '#contracts/support/routes';
import { excerptOf, repliesUntil, type Ticket, type TicketEntry } from '#domain/support/ticket';
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

/** Serializes a ticket with its thread, without the names of the requests. */
export function ticketAnswer(ticket: Ticket): z.input<typeof contract.ticket> {
  return {
    ...ticketSummaryAnswer({ ...ticket, excerpt: excerptOf(ticket) }),
    thread: ticket.thread.map(entryAnswer),
    repliesUntil: repliesUntil(ticket)?.toISOString() ?? null,
  };
}

function subjectAnswer(about: TicketSubject) {
  const { kind, id } = about;
  return about.kind === 'round'
    ? { kind, id, gameId: about.gameId, nonce: about.nonce }
    : { kind, id, gameId: null, nonce: null };
}

function entryAnswer(entry: TicketEntry): z.input<typeof contract.ticket>['thread'][number] {
  const at = entry.at.toISOString();
  return entry.kind === 'message'
    ? { kind: 'message', from: entry.from, at, text: entry.text, reason: null }
    : { kind: 'closing', from: 'admin', at, text: null, reason: entry.reason };
}
