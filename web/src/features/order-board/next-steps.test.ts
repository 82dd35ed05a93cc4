import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/rewards/order';
import { orderStatuses } from '#domain/rewards/order-status';
import { type StepWish, stepOn } from '#domain/rewards/order-step';
import type { BoardOrder } from '#web/lib/play-fab-ops-types';
import { isLate, nextSteps, reasonsFor, whyItStands } from './next-steps';

const order = (over: Partial<BoardOrder>) =>
  ({
    ...{ status: 'approved', address: {}, codesMissing: 0, timeline: [], drawn: null, entries: [] },
    ...over,
  }) as unknown as BoardOrder;
const wish: StepWish = {
  ...{ status: 'placed', actor: 'admin', reason: null, note: null, parcel: null, promisedOn: null },
};
/** The order that is answered so. */
function storedAs({ status, address, codesMissing, drawn, entries }: BoardOrder): Order {
  const line = { category: 'gifts', product: 'tea', quantity: codesMissing };
  return {
    ...{ timeline: [{ status }], address, lines: [line], codes: [], revision: 0 },
    ...(drawn && { drawn }),
    ...(entries.length > 0 && { entries }),
  } as unknown as Order;
}
const offered = (over: Partial<BoardOrder>) => nextSteps(order(over)).map(({ status }) => status);

describe('nextSteps', () => {
  it('offers to ship only what has somewhere to go', () => {
    expect(offered({})).toContain('shipped');
    expect(offered({ address: null })).not.toContain('shipped');
  });

  it('offers to deliver only what is whole', () => {
    expect(offered({})).toContain('delivered');
    expect(offered({ codesMissing: 1 })).not.toContain('delivered');
  });

  it('offers nothing once it has ended', () => {
    for (const status of ['declined', 'cancelled', 'refunded'] as const)
      expect(offered({ status })).toEqual([]);
  });

  it.each(
    orderStatuses.flatMap((status) =>
      [{}, { drawn: {} }, { entries: [{}] }, { address: null }, { codesMissing: 1 }].map((has) => ({
        status,
        has,
      })),
    ),
  )('offers what is not refused then, and nothing else: $status, $has', ({ status, has }) => {
    const answered = order({ status, ...has } as unknown as Partial<BoardOrder>);
    const stored = storedAs(answered);
    const accepted = orderStatuses.filter(
      (next) => !('code' in stepOn(stored, { ...wish, status: next }, { at: new Date() })),
    );

    expect(offered(answered).toSorted()).toEqual(accepted.toSorted());
  });

  it('says why an order stands, where it could otherwise go back', () => {
    const entered = { entries: [{}] } as unknown as Partial<BoardOrder>;

    expect(whyItStands(order({}))).toBeNull();
    expect(whyItStands(order({ ...entered, status: 'refunded' }))).toBeNull();
    for (const status of ['placed', 'approved', 'shipped', 'delivered'] as const)
      expect(whyItStands(order({ ...entered, status }))).toContain('a draw entered, so it stands');
  });
});

describe('reasonsFor', () => {
  it('are those of the steps that undo', () => {
    expect(reasonsFor('approved')).toEqual([]);
    expect(reasonsFor('refunded')).toContain('arrived-damaged');
  });
});

describe('isLate', () => {
  it.each([
    ['placed', '2026-11-25', true],
    ['placed', '2026-11-26', false],
    ['delivered', '2026-11-25', false],
  ] as const)('of an order that is %s and was promised something by %s: %s', (status, promisedOn, late) => {
    const timeline = [{ promisedOn }] as unknown as BoardOrder['timeline'];

    expect(isLate({ status, timeline }, '2026-11-26')).toBe(late);
  });
});
