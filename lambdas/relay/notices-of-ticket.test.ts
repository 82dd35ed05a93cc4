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
const question = message('player', 'a');
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

describe('noticesOfTicket', () => {
  it('returns one event for an answer, with a stable id and without its text', () => {
    const notices = () => noticesOfTicket(row('MODIFY', item(question, answered), item(question)));

    expect(notices()).toMatchObject([
      {
        group: 'player#mei',
        message: {
          player: 'mei',
          at: answered.at,
          noticeEvent: { kind: 'ticket-answered', ticket: key.ticket, topic: 'round' },
        },
      },
    ]);
    expect(notices()).toEqual(notices());
    expect(JSON.stringify(notices())).not.toContain('secret');
  });

  it("gives another id to the next answer, and to another player's", () => {
    const idOf = (change: StreamRow) => noticesOfTicket(change)[0]?.id;
    const again = item(question, answered, message('admin', 'c'));
    const otherPlayers = { ...item(question, answered), player: 'bo' };

    const ids = [
      idOf(row('MODIFY', item(question, answered), item(question))),
      idOf(row('MODIFY', again, item(question, answered))),
      idOf(row('MODIFY', otherPlayers, { ...item(question), player: 'bo' })),
    ];

    expect(new Set(ids).size).toBe(3);
  });

  it("returns nothing for a player's message, an earlier answer, an erased ticket or another item", () => {
    expect(noticesOfTicket(row('INSERT', item(question)))).toEqual([]);
    expect(
      noticesOfTicket(row('MODIFY', item(question, answered, question), item(question, answered))),
    ).toEqual([]);
    expect(noticesOfTicket(row('MODIFY', item(question, answered), item(question, answered)))).toEqual([]);
    expect(noticesOfTicket(row('REMOVE', undefined, item(question, answered)))).toEqual([]);
    const book = { player: 'mei', ticket: '#book' };
    expect(noticesOfTicket(row('MODIFY', { ...book, open: 2 }, { ...book, open: 1 }, book))).toEqual([]);
  });

  it('isOfTicket recognizes a ticket by its key', () => {
    const keyed = (of: Row) => isOfTicket(row('MODIFY', {}, {}, of));

    expect([key, { player: 'mei', id: 'o' }, { player: 'mei' }].map(keyed)).toEqual([true, false, false]);
  });
});
