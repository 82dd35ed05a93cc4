import { describe, expect, it } from 'vitest';
import { orderReasons } from '#domain/rewards/order-reason';
import { orderStatuses, type OrderStatus } from '#domain/rewards/order-status';
import { type OrderNoticeEvent, orderMoved, describeOrderMove } from './order-moved';

const step = (status: OrderStatus, over: object = {}) => ({
  status,
  reason: null,
  promisedOn: null,
  ...over,
});
const moved = (status: OrderStatus, over: object = {}) =>
  orderMoved({ id: 'o-1', timeline: [step('placed'), step(status, over)], codes: [] }) as OrderNoticeEvent;

describe('orderMoved and describeOrderMove', () => {
  it('returns the last step, or null for an order just placed', () => {
    const parcel = { carrier: 'ups', trackingNumber: '1Z 999' };

    expect(moved('shipped', { parcel, note: 'In two boxes', promisedOn: '2026-12-04' })).toEqual({
      kind: 'order-moved',
      order: 'o-1',
      status: 'shipped',
      reason: null,
      parcel,
      note: 'In two boxes',
      promisedOn: '2026-12-04',
      codes: 0,
    });
    expect(orderMoved({ id: 'o-1', timeline: [step('placed')], codes: [] })).toBeNull();
  });

  it('describes parcel, promised day and note', () => {
    const parcel = { carrier: 'ups', trackingNumber: '1Z 999' };

    const { text } = describeOrderMove(
      moved('shipped', { parcel, promisedOn: '2026-12-04', note: 'Two boxes.' }),
    );

    expect(text).toBe(
      'Your order is on its way. Track it with UPS: 1Z 999. Next update expected by December 4, 2026. Message from us: Two boxes.',
    );
  });

  it.each(orderStatuses.filter((status) => status !== 'placed'))(
    'describes the status %s with every reason',
    (status) => {
      for (const reason of [null, ...orderReasons]) {
        const { title, text } = describeOrderMove(moved(status, { reason }));

        expect(title).toMatch(/^\S.+/);
        expect(text).toMatch(/^[A-Z].*\.$/);
      }
    },
  );
});
