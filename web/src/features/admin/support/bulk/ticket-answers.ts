import type { ListedTicket } from './ticket-step';

/** A ticket as a request of this tab returned it last. */
interface TicketAnswer {
  readonly ticket: ListedTicket;
  /** Earlier versions, which a list may still return. */
  readonly replaced: readonly ListedTicket[];
}

/** Tickets by key as bulk steps and reads of this tab returned them. */
export type TicketAnswers = ReadonlyMap<string, TicketAnswer>;

/** Unique key of a ticket. */
export function ticketKey({ player, id }: Pick<ListedTicket, 'player' | 'id'>): string {
  return `${player} ${id}`;
}

/**
 * Adds a ticket to answers, unless a later state of it is known.
 *
 * @param before  the ticket as a step found it
 */
export function addTicketAnswer(
  answers: TicketAnswers,
  ticket: ListedTicket,
  before?: ListedTicket,
): TicketAnswers {
  const known = answers.get(ticketKey(ticket));
  if (known && known.ticket.since > ticket.since) return answers;
  const replaced = [...(known ? [...known.replaced, known.ticket] : []), ...(before ? [before] : [])];
  return new Map(answers).set(ticketKey(ticket), { ticket, replaced });
}

/**
 * Applies answers to listed tickets, because the index that lists them may return a ticket as it was before. A ticket that changed again
 * since stays as listed. An assignee or a priority does not change `since`: there, an answer applies only to the versions that it replaced.
 */
export function withTicketAnswers(listed: readonly ListedTicket[], answers: TicketAnswers): ListedTicket[] {
  return listed.map((ticket) => {
    const answer = answers.get(ticketKey(ticket));
    return answer && isOutdated(ticket, answer) ? answer.ticket : ticket;
  });
}

function isOutdated(listed: ListedTicket, { ticket, replaced }: TicketAnswer): boolean {
  if (listed.since !== ticket.since) return listed.since < ticket.since;
  return replaced.some(
    ({ assignee, priority }) => assignee?.player === listed.assignee?.player && priority === listed.priority,
  );
}
