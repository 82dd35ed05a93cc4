import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookRules,
  newTicketBook,
  noteClosing,
  noteOpening,
  noteReopening,
  type TicketBook,
} from './ticket-book';

const begins = new Date('2026-11-21T12:00:00Z').getTime();
const minutesLater = (minutes: number) => new Date(begins + minutes * 60_000);

describe('opening tickets', () => {
  it('is possible three times in an hour, and says when it is again', () => {
    let book: TicketBook = newTicketBook('mei');
    for (const minutes of [0, 10, 20]) book = noteOpening(book, minutesLater(minutes)) as TicketBook;

    expect(noteOpening(book, minutesLater(59))).toEqual({
      ...{ code: 'support/too-often', again: minutesLater(60) },
    });
    expect(noteOpening(book, minutesLater(60))).toMatchObject({ open: 4, revision: 4 });
  });

  it('ends at twenty that are not closed, and goes on once one is', () => {
    const full: TicketBook = { player: 'mei', open: 20, openedAt: [], revision: 20 };
    const refused = { code: 'support/too-many-open', most: 20 };

    expect(noteOpening(full, minutesLater(0))).toEqual(refused);
    expect(noteReopening(full)).toEqual(refused);
    expect(noteOpening(noteClosing(full), minutesLater(0))).toMatchObject({ open: 20 });
  });

  it('finds out about a closing that nobody has counted', () => {
    expect(() => noteClosing(newTicketBook('mei'))).toThrow('nobody has counted');
  });
});

describe('whatever a player does', () => {
  it('leaves no more than twenty open and no more than three opened in any hour', () => {
    const step = fc.record({
      what: fc.constantFrom('open', 'open', 'open', 'close', 'reopen'),
      minutes: fc.integer({ min: 0, max: 45 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let book: TicketBook = newTicketBook('mei');
        let minutes = 0;
        let standing = 0;
        let closed = 0;
        const opened: number[] = [];
        for (const each of steps) {
          minutes += each.minutes;
          if (each.what === 'close' && standing === 0) continue;
          if (each.what === 'reopen' && closed === 0) continue;
          const next =
            each.what === 'open'
              ? noteOpening(book, minutesLater(minutes))
              : each.what === 'close'
                ? noteClosing(book)
                : noteReopening(book);
          if ('code' in next) continue;
          book = next;
          if (each.what === 'open') opened.push(minutes);
          standing += each.what === 'close' ? -1 : 1;
          closed += each.what === 'close' ? 1 : each.what === 'reopen' ? -1 : 0;
          expect(book.open).toBe(standing);
          expect(standing).toBeLessThanOrEqual(bookRules.mostOpen);
          const inTheHour = opened.filter((at) => at > minutes - 60);
          expect(inTheHour.length).toBeLessThanOrEqual(bookRules.mostInAnHour);
        }
      }),
    );
  });
});
