import { describe, expect, it } from 'vitest';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { isOfTicket, noticesOfTicket } from './notices-of-ticket';

const key = { player: 'mei', ticket: '2026-11-21-120000000-3f9a1c' };
const message = (from: string, request: string) => ({
  kind: 'message',
  from,
  at: '2026-11-21T12:00:00.000Z',
  text: 'A secret.',
  request,
});
const asked = message('player', 'a');
const answered = message('admin', 'b');
const item = (...thread: object[]) => ({ ...key, topic: 'round', thread });

function row(change: StreamRow['change'], after?: Row, before?: Row, of: Row = key): StreamRow {
  return {
    eventId: 'event',
    sequenceNumber: '1',
    change,
    key: of,
    after: () => after,
    before: () => before,
  };
}

describe('the notice of a ticket', () => {
  it('is one where we have answered, under one name however often the stream tells of it', () => {
    const told = () => noticesOfTicket(row('MODIFY', item(asked, answered), item(asked)));

    expect(told()).toMatchObject([
      {
        group: 'player#mei',
        message: {
          player: 'mei',
          at: answered.at,
          noticeEvent: { kind: 'ticket-answered', ticket: key.ticket, topic: 'round' },
        },
      },
    ]);
    expect(told()).toEqual(told());
    expect(JSON.stringify(told())).not.toContain('secret');
  });

  it('has another name for the next answer, and for that of another player', () => {
    const idOf = (change: StreamRow) => noticesOfTicket(change)[0]?.id;
    const again = item(asked, answered, message('admin', 'c'));
    const theirs = { ...item(asked, answered), player: 'bo' };

    const ids = [
      idOf(row('MODIFY', item(asked, answered), item(asked))),
      idOf(row('MODIFY', again, item(asked, answered))),
      idOf(row('MODIFY', theirs, { ...item(asked), player: 'bo' })),
    ];

    expect(new Set(ids).size).toBe(3);
  });

  it('is none of what the player wrote, of what was said before, of an erased one, or of what lies beside', () => {
    expect(noticesOfTicket(row('INSERT', item(asked)))).toEqual([]);
    expect(noticesOfTicket(row('MODIFY', item(asked, answered, asked), item(asked, answered)))).toEqual([]);
    expect(noticesOfTicket(row('MODIFY', item(asked, answered), item(asked, answered)))).toEqual([]);
    expect(noticesOfTicket(row('REMOVE', undefined, item(asked, answered)))).toEqual([]);
    const book = { player: 'mei', ticket: '#book' };
    expect(noticesOfTicket(row('MODIFY', { ...book, open: 2 }, { ...book, open: 1 }, book))).toEqual([]);
  });

  it('is told from those of orders and checks by the key', () => {
    const keyed = (of: Row) => isOfTicket(row('MODIFY', {}, {}, of));

    expect([key, { player: 'mei', id: 'o' }, { player: 'mei' }].map(keyed)).toEqual([true, false, false]);
  });
});
