import { type ClosingReason, type TicketEntry, ticketRules } from '#domain/support/ticket';
import type { TicketTopic } from '#domain/support/ticket-subject';

/** A ticket was answered or closed. The notice omits the message, because email is not confidential. */
export type TicketNoticeEvent =
  | { readonly kind: 'ticket-answered'; readonly ticket: string; readonly topic: TicketTopic }
  | {
      readonly kind: 'ticket-closed';
      readonly ticket: string;
      readonly topic: TicketTopic;
      readonly reason: ClosingReason;
    };

/** The part of a ticket that is read here; instants are strings in a stream record. */
interface MovedTicket {
  readonly id: string;
  readonly topic: TicketTopic;
  readonly thread: readonly (
    | Pick<Extract<TicketEntry, { kind: 'message' }>, 'kind' | 'from'>
    | Pick<Extract<TicketEntry, { kind: 'closing' }>, 'kind' | 'reason'>
  )[];
}

/** The notice event of a ticket's latest entry, or null when the player wrote it. */
export function ticketMoved({ id: ticket, topic, thread }: MovedTicket): TicketNoticeEvent | null {
  const last = thread.at(-1);
  if (last?.kind === 'closing') return { kind: 'ticket-closed', ticket, topic, reason: last.reason };
  return last?.from === 'admin' ? { kind: 'ticket-answered', ticket, topic } : null;
}

const topicNames: Readonly<Record<TicketTopic, string>> = {
  round: 'a round',
  order: 'an order',
  purchase: 'a purchase',
  account: 'your account',
  identity: 'your identity check',
  'responsible-play': 'responsible play',
  other: 'something else',
};

const reasons: Readonly<Record<ClosingReason, string>> = {
  solved: 'We believe it is solved.',
  'no-reply': 'We did not hear back from you.',
  duplicate: 'You have another ticket about this, and we are answering you there.',
  'not-for-us': 'This is not ours to decide. Our last message in the ticket says who can help.',
};

/** Title and text of the notice. */
export function describeTicketMove(moved: TicketNoticeEvent): { title: string; text: string } {
  const about = `You wrote to us about ${topicNames[moved.topic]}.`;
  if (moved.kind === 'ticket-answered')
    return {
      title: 'We answered your ticket',
      text: `${about} Read our answer in your ticket. You can reply to it there.`,
    };
  const days = ticketRules.reopenWithinDays;
  return {
    title: 'Your ticket is closed',
    text: `${about} ${reasons[moved.reason]} If you still need help, reply within ${days} days to reopen it.`,
  };
}
