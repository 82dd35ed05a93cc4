import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerTicket,
  closeTicket,
  excerptOf,
  openTicket,
  repliesUntil,
  replyTo,
  type Ticket,
  type TicketRefused,
  ticketRules,
} from './ticket';

const opened = new Date('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;
const daysLater = (days: number) => new Date(opened.getTime() + days * dayMs);
const details = { player: 'mei', id: '2026-11-21-120000000-abc', topic: 'other', about: null } as const;

function fresh(text = 'My coins did not come.'): Ticket {
  return openTicket(details, { text, at: opened, request: 'first' });
}

function moved(result: Ticket | TicketRefused): Ticket {
  if ('code' in result) throw new Error(result.code);
  return result;
}

const message = (request: string, at = daysLater(1)) => ({ text: `Words of ${request}`, at, request });
const closed = (at = daysLater(2)) => moved(closeTicket(fresh(), { reason: 'solved', at, request: 'close' }));

describe('ticket', () => {
  it('is open when created', () => {
    expect(fresh()).toMatchObject({ state: 'open', openedAt: opened, since: opened, revision: 1 });
    expect(fresh().thread).toEqual([
      { kind: 'message', from: 'player', at: opened, text: 'My coins did not come.', request: 'first' },
    ]);
  });

  it('is answered after an answer, and open after a reply', () => {
    const answered = moved(answerTicket(fresh(), message('answer')));
    const replied = moved(replyTo(answered, message('reply', daysLater(3))));

    expect([answered.state, answered.since]).toEqual(['answered', daysLater(1)]);
    expect([replied.state, replied.since]).toEqual(['open', daysLater(3)]);
  });

  it('keeps its place in the queue when the player adds a message', () => {
    const added = moved(replyTo(fresh(), message('more')));

    expect([added.state, added.since, added.thread.length]).toEqual(['open', opened, 2]);
  });

  it('is reopened by a reply within fourteen days', () => {
    const lastMoment = new Date(daysLater(2 + 14).getTime() - 1);

    expect(repliesUntil(closed())).toEqual(daysLater(16));
    expect(moved(replyTo(closed(), message('back', lastMoment)))).toMatchObject({ state: 'open' });
    expect(replyTo(closed(), message('back', daysLater(16)))).toEqual({
      code: 'support/ticket-closed',
      until: daysLater(16),
    });
  });

  it('is neither answered nor closed after its closing', () => {
    const refused = { code: 'support/ticket-closed', until: null };

    expect(answerTicket(closed(), message('late'))).toEqual(refused);
    const again = { reason: 'duplicate', at: daysLater(3), request: 'again' } as const;
    expect(closeTicket(closed(), again)).toEqual(refused);
  });

  it('accepts fifty messages and can still be closed', () => {
    let ticket = fresh();
    for (let count = 1; count < ticketRules.mostMessages; count += 1)
      ticket = moved(replyTo(ticket, message(`more-${count}`)));

    const full = { code: 'support/ticket-full', most: 50 };
    expect(replyTo(ticket, message('too-many'))).toEqual(full);
    expect(answerTicket(ticket, message('too-many'))).toEqual(full);
    const end = { reason: 'solved', at: daysLater(2), request: 'end' } as const;
    expect(moved(closeTicket(ticket, end)).state).toBe('closed');
  });

  it('returns idempotency/key-reused for different content under a used key', () => {
    const reused = { code: 'idempotency/key-reused' };

    expect(replyTo(fresh(), message('first'))).toEqual(reused);
    expect(answerTicket(moved(replyTo(fresh(), message('one'))), message('one'))).toEqual(reused);
    const other = { reason: 'duplicate', at: daysLater(2), request: 'close' } as const;
    expect(closeTicket(closed(), other)).toEqual(reused);
  });
});

describe('excerptOf', () => {
  it('returns a short message in full, on one line', () => {
    expect(excerptOf(fresh('My coins\n\n did not come. '))).toBe('My coins did not come.');
  });

  it('never splits a surrogate pair', () => {
    const excerpt = excerptOf(fresh('🎰'.repeat(200)));

    expect(excerpt).toBe(`${'🎰'.repeat(ticketRules.excerptLength - 1)}…`);
  });
});

/** Any operation on a ticket, possibly repeated. */
const act = fc.record({
  what: fc.constantFrom('reply', 'answer', 'close'),
  request: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  days: fc.integer({ min: 0, max: 9 }),
});

function perform(ticket: Ticket, { what, request }: { what: string; request: string }, at: Date) {
  const written = { ...message(`${what}-${request}`), at };
  if (what === 'reply') return replyTo(ticket, written);
  if (what === 'answer') return answerTicket(ticket, written);
  return closeTicket(ticket, { reason: 'solved', at, request: `close-${request}` });
}

describe('ticket in any sequence of operations', () => {
  it('appends at most one entry per operation, and the last entry determines the state', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let ticket = fresh();
        let days = 0;
        for (const each of acts) {
          days += each.days;
          const result = perform(ticket, each, daysLater(days));
          if ('code' in result || result === ticket) continue;
          expect(result.thread.slice(0, -1)).toEqual(ticket.thread);
          expect(result.revision).toBe(ticket.revision + 1);
          ticket = result;
        }

        const last = ticket.thread.at(-1)!;
        const expected = last.kind === 'closing' ? 'closed' : last.from === 'admin' ? 'answered' : 'open';
        expect(ticket.state).toBe(expected);
        expect(new Set(ticket.thread.map(({ request }) => request)).size).toBe(ticket.thread.length);
        expect(ticket.since <= last.at).toBe(true);
      }),
    );
  });

  it('applies each operation once', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 20 }), fc.nat(), (acts, pick) => {
        let ticket = fresh();
        const done: (typeof acts)[number][] = [];
        for (const each of acts) {
          const result = perform(ticket, each, opened);
          if (!('code' in result) && result !== ticket) done.push(each);
          if (!('code' in result)) ticket = result;
        }
        fc.pre(done.length > 0);

        expect(perform(ticket, done[pick % done.length]!, daysLater(100))).toBe(ticket);
      }),
    );
  });
});
