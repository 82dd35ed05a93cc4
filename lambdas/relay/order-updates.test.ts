import { describe, expect, it } from 'vitest';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { eventsOfOrder, isOfOrder, noticesOfOrder } from './order-updates';

const key = { player: 'mei', id: '2026-11-21-071203123-3f9a1c' };
const step = (status: string, at: string) => ({ status, at, actor: 'admin', reason: null, promisedOn: null });
const placed = step('placed', '2026-11-21T07:12:03.123Z');
const approved = step('approved', '2026-11-21T08:00:00.000Z');
const item = (revision: number, ...timeline: object[]) => ({ ...key, revision, timeline, codes: [] });

function row(change: 'INSERT' | 'MODIFY', after: object, before?: object): StreamRow {
  return {
    eventId: 'event',
    sequenceNumber: '1',
    change,
    key,
    after: () => after,
    before: () => before,
  } as unknown as StreamRow;
}

describe('order updates', () => {
  it('are a push and a notice when the status changes', () => {
    const moved = row('MODIFY', item(1, placed, approved), item(0, placed));

    expect(eventsOfOrder(moved)).toMatchObject([
      {
        group: 'player#mei',
        message: { input: { kind: 'order', topic: key.id, sequence: 1, at: approved.at } },
      },
    ]);
    expect(noticesOfOrder(moved)).toMatchObject([
      {
        message: { player: 'mei', at: approved.at, noticeEvent: { kind: 'order-moved', status: 'approved' } },
      },
    ]);
  });

  it('give the notice a stable id', () => {
    const moved = () => noticesOfOrder(row('MODIFY', item(1, placed, approved), item(0, placed)));

    expect(moved()).toEqual(moved());
  });

  it('are a push and a notice when an admin corrects the address or replaces a code', () => {
    const before = { ...item(1, placed), codes: [{}] };
    const corrections = [{ at: approved.at }];
    const codes = [{ replaced: { times: 1, at: approved.at } }];
    const noticesOf = (after: object) =>
      noticesOfOrder(row('MODIFY', { ...before, ...after, revision: 2 }, before));

    const address = noticesOf({ corrections });
    const code = noticesOf({ codes });

    expect([address, code]).toMatchObject([
      [{ message: { player: 'mei', noticeEvent: { kind: 'order-corrected', what: 'address' } } }],
      [{ message: { player: 'mei', noticeEvent: { kind: 'order-corrected', what: 'gift-code' } } }],
    ]);
    expect(address[0]?.id).not.toBe(code[0]?.id);
  });

  it('are a push only when a code was viewed', () => {
    const seen = row('MODIFY', item(2, placed, approved), item(1, placed, approved));

    expect(eventsOfOrder(seen)).toHaveLength(1);
    expect(noticesOfOrder(seen)).toEqual([]);
  });

  it('are empty when the order is placed', () => {
    const inserted = row('INSERT', item(0, placed));

    expect([eventsOfOrder(inserted), noticesOfOrder(inserted)]).toEqual([[], []]);
  });

  it('are recognized by the key of the row', () => {
    const keyed = (of: object) => isOfOrder({ key: of } as unknown as StreamRow);

    expect([key, { id: 'mug' }, { player: 'mei' }, { player: 'mei', topic: 't' }].map(keyed)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
