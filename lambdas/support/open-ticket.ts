import { createHash } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import type { TimeZone } from '#domain/player/local-day';
import { isSameMessage, openTicket as opened, type Ticket } from '#domain/support/ticket';
import { noteOpening } from '#domain/support/ticket-book';
import type { TicketTopic } from '#domain/support/ticket-subject';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestName } from '#lambdas/runtime/request-name';
import type { TicketDependencies } from './change-ticket';
import { findSubject, type FindSubjectDependencies, type NamedSubject } from './find-subject';

export interface OpenTicketDependencies extends TicketDependencies, FindSubjectDependencies {}

interface OpenRequest {
  readonly player: string;
  readonly key: string;
  readonly topic: TicketTopic;
  readonly text: string;
  /** Names of the files that will follow. */
  readonly fileNames: readonly string[];
  readonly about: NamedSubject | null;
  /** The time zone of the player's days. */
  readonly zone: TimeZone;
}

/**
 * Opens a ticket, once per idempotency key. The player's ticket book is part of the transaction, so concurrent tabs cannot exceed the
 * limit.
 *
 * @returns the current ticket, or a refusal
 */
export async function openTicket(
  dependencies: OpenTicketDependencies,
  { player, key, topic, text, fileNames, about: named, zone }: OpenRequest,
): Promise<Ticket | Refusal> {
  const { tickets, commitTogether, pause, now } = dependencies;
  const request = requestName('open-ticket', key);
  const known = await tickets.openedBy(player, request);
  const about = named && known === undefined ? await findSubject(dependencies, player, named) : null;
  if (about && isRefusal(about)) return about;

  const result = await retryOnConflict(pause, async (): Promise<Ticket | Refusal | typeof conflict> => {
    const before = await tickets.openedBy(player, request);
    if (before !== undefined)
      return repeated(await tickets.find(player, before), { topic, text, fileNames, named });
    const at = now();
    const book = await tickets.book(player);
    const counted = noteOpening(book, { at, zone });
    if (isRefusal(counted)) return counted;
    const ticket = opened(
      { player, id: idOf(player, request, at), topic, about },
      { text, at, request, fileNames },
    );
    const { outcome } = await commitTogether([...tickets.add(ticket), tickets.keepBook(book, counted)]);
    return outcome === 'committed' ? ticket : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** The ticket of a repeated key, if the request is the same. */
function repeated(
  ticket: Ticket | undefined,
  {
    topic,
    text,
    fileNames,
    named,
  }: Pick<OpenRequest, 'topic' | 'text' | 'fileNames'> & { named: NamedSubject | null },
): Ticket | Refusal {
  if (!ticket) return { code: 'support/unknown-ticket' };
  const isSame =
    ticket.topic === topic &&
    isSameMessage(ticket.thread[0], 'player', { text, fileNames }) &&
    ticket.about?.kind === named?.kind &&
    ticket.about?.id === named?.id;
  return isSame ? ticket : { code: 'idempotency/key-reused' };
}

/** Sorts by opening time: `2026-11-21-071203123-3f9a1c`. */
function idOf(player: string, request: string, at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  const fingerprint = createHash('sha256').update(`${player} ${request}`).digest('hex').slice(0, 6);
  return `${day}-${time.replaceAll(/\D/g, '')}-${fingerprint}`;
}
