import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay, timeZone } from '#domain/player/local-day';
import {
  bookRules,
  newTicketBook,
  noteClosing,
  noteMessage,
  noteOpening,
  noteReopening,
  type TicketBook,
} from './ticket-book';

const begins = new Date('2026-11-21T12:00:00Z').getTime();
const minutesLater = (minutes: number) => new Date(begins + minutes * 60_000);
const zone = timeZone('UTC');
const at = (minutes: number) => ({ at: minutesLater(minutes), zone });

describe('noteOpening', () => {
  it('accepts three tickets in an hour, then returns the next possible time', () => {
    let book: TicketBook = newTicketBook('mei');
    for (const minutes of [0, 10, 20]) book = noteOpening(book, at(minutes)) as TicketBook;

    expect(noteOpening(book, at(59))).toEqual({
      code: 'support/too-often',
      again: minutesLater(60),
    });
    expect(noteOpening(book, at(60))).toMatchObject({ open: 4, revision: 4 });
  });

  it('refuses an eleventh open ticket until one is closed', () => {
    const full: TicketBook = { player: 'mei', open: 10, openedAt: [], messages: null, revision: 10 };
    const refused = { code: 'support/too-many-open', most: 10 };

    expect(noteOpening(full, at(0))).toEqual(refused);
    expect(noteReopening(full)).toEqual(refused);
    expect(noteOpening(noteClosing(full), at(0))).toMatchObject({ open: 10 });
  });

  it('throws for the closing of a ticket that was not counted', () => {
    expect(() => noteClosing(newTicketBook('mei'))).toThrow('has not counted');
  });
});

describe('noteMessage', () => {
  const written: TicketBook = {
    ...newTicketBook('mei'),
    messages: { day: localDay(zone, minutesLater(0)), count: bookRules.mostMessagesADay - 1 },
  };
  const refused = { code: 'support/too-many-messages', most: 20, again: new Date('2026-11-22T00:00:00Z') };

  it('accepts twenty messages per local day, including those that open tickets', () => {
    const full = noteMessage(written, at(0)) as TicketBook;

    expect(full.messages?.count).toBe(20);
    expect(noteMessage(full, at(60))).toEqual(refused);
    expect(noteOpening(full, at(60))).toEqual(refused);
    expect(noteMessage(full, at(12 * 60))).toMatchObject({ messages: { day: '2026-11-22', count: 1 } });
  });

  it('keeps the count when the player moves to a time zone further west', () => {
    const full = noteMessage(written, at(0)) as TicketBook;

    expect(noteMessage(full, { at: minutesLater(0), zone: timeZone('Pacific/Pago_Pago') })).toMatchObject({
      code: 'support/too-many-messages',
    });
  });
});

describe('ticket book in any sequence of operations', () => {
  it('never exceeds ten open tickets or three openings in an hour', () => {
    const step = fc.record({
      what: fc.constantFrom('open', 'open', 'open', 'close', 'reopen'),
      minutes: fc.integer({ min: 0, max: 45 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let book: TicketBook = newTicketBook('mei');
        let minutes = 0;
        let ticket = 0;
        let closed = 0;
        const opened: number[] = [];
        for (const each of steps) {
          minutes += each.minutes;
          if (each.what === 'close' && ticket === 0) continue;
          if (each.what === 'reopen' && closed === 0) continue;
          const next =
            each.what === 'open'
              ? noteOpening(book, at(minutes))
              : each.what === 'close'
                ? noteClosing(book)
                : noteReopening(book);
          if ('code' in next) continue;
          book = next;
          if (each.what === 'open') opened.push(minutes);
          ticket += each.what === 'close' ? -1 : 1;
          closed += each.what === 'close' ? 1 : each.what === 'reopen' ? -1 : 0;
          expect(book.open).toBe(ticket);
          expect(ticket).toBeLessThanOrEqual(bookRules.mostOpen);
          const inTheHour = opened.filter((each) => each > minutes - 60);
          expect(inTheHour.length).toBeLessThanOrEqual(bookRules.mostInAnHour);
        }
      }),
    );
  });
});
