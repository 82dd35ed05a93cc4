import { describe, expect, it } from 'vitest';
import {
  answerTicket,
  closeTicket,
  closingReasons,
  openTicket,
  replyTo,
  type Ticket,
} from '#domain/support/ticket';
import { ticketTopics } from '#domain/support/ticket-subject';
import { ticketMoved, describeTicketMove } from './ticket-moved';

const at = new Date('2026-11-21T12:00:00Z');
const details = { player: 'mei', id: '2026-11-21-1', topic: 'round', about: null } as const;
const message = (request: string) => ({ text: 'My card number is a secret.', at, request });
const open = openTicket(details, message('open'));
const answered = answerTicket(open, message('answer')) as Ticket;
const closed = closeTicket(answered, { reason: 'solved', at, request: 'close' }) as Ticket;

describe('ticketMoved and describeTicketMove', () => {
  it('returns null when the player wrote last', () => {
    expect(ticketMoved(open)).toBeNull();
    expect(ticketMoved(replyTo(answered, message('reply')) as Ticket)).toBeNull();
    expect(ticketMoved(replyTo(closed, message('reply')) as Ticket)).toBeNull();
  });

  it('returns the answer, or the closing with its reason', () => {
    const of = { ticket: '2026-11-21-1', topic: 'round' };

    expect(ticketMoved(answered)).toEqual({ kind: 'ticket-answered', ...of });
    expect(ticketMoved(closed)).toEqual({ kind: 'ticket-closed', ...of, reason: 'solved' });
  });

  it('never contains the message', () => {
    for (const ticket of [answered, closed])
      expect(JSON.stringify(ticketMoved(ticket))).not.toContain('secret');
  });

  it('describes each topic and reason differently', () => {
    const texts = ticketTopics.flatMap((topic) =>
      closingReasons.map(
        (reason) => describeTicketMove({ kind: 'ticket-closed', ticket: 't', topic, reason }).text,
      ),
    );

    expect(new Set(texts).size).toBe(ticketTopics.length * closingReasons.length);
    expect(texts.every((text) => text.includes('within 14 days'))).toBe(true);
  });
});
