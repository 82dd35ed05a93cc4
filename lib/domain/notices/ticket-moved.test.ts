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
const asked = { player: 'mei', id: '2026-11-21-1', topic: 'round', about: null } as const;
const words = (request: string) => ({ text: 'My card number is a secret.', at, request });
const open = openTicket(asked, words('open'));
const answered = answerTicket(open, words('answer')) as Ticket;
const closed = closeTicket(answered, { reason: 'solved', at, request: 'close' }) as Ticket;

describe('what a player hears of their ticket', () => {
  it('is nothing while the last word is their own', () => {
    expect(ticketMoved(open)).toBeNull();
    expect(ticketMoved(replyTo(answered, words('reply')) as Ticket)).toBeNull();
    expect(ticketMoved(replyTo(closed, words('reply')) as Ticket)).toBeNull();
  });

  it('is that we answered, or closed it and why', () => {
    const of = { ticket: '2026-11-21-1', topic: 'round' };

    expect(ticketMoved(answered)).toEqual({ kind: 'ticket-answered', ...of });
    expect(ticketMoved(closed)).toEqual({ kind: 'ticket-closed', ...of, reason: 'solved' });
  });

  it('never repeats what was said', () => {
    for (const ticket of [answered, closed])
      expect(JSON.stringify(ticketMoved(ticket))).not.toContain('secret');
  });

  it('names each topic and each reason in words of its own', () => {
    const told = ticketTopics.flatMap((topic) =>
      closingReasons.map(
        (reason) => describeTicketMove({ kind: 'ticket-closed', ticket: 't', topic, reason }).text,
      ),
    );

    expect(new Set(told).size).toBe(ticketTopics.length * closingReasons.length);
    expect(told.every((text) => text.includes('within 14 days'))).toBe(true);
  });
});
