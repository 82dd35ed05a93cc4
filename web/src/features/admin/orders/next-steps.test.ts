import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { amount } from '#domain/money/coin';
import type { PrizeDraw } from '#domain/rewards/mystery/draw-prizes';
import type { Order } from '#domain/rewards/order';
import { orderStatuses } from '#domain/rewards/order-status';
import { type StepDetails, stepOn } from '#domain/rewards/order-step';
import { nextSteps, reasonsFor, explainFinality } from './next-steps';
import { orderFixture } from './order-fixture';

const at = new Date('2026-11-21T07:12:03.123Z');
const proof = { serverSeedHash: 'f', clientSeed: 'c', nonce: 0 };
const drawn: AdminOrder['drawn'] = { proof, odds: [], pieces: [] };
const storedDraw: PrizeDraw = { proof, odds: [], pieces: [] };
const entered: Partial<AdminOrder> = { entries: [{ draw: 'd', product: 'car', first: 1, quantity: 1 }] };

const choice: StepDetails = {
  status: 'placed',
  actor: 'admin',
  reason: null,
  note: null,
  parcel: null,
  promisedOn: null,
};
/** The stored order behind this API response. */
function storedAs({ status, address, codesMissing, drawn, entries }: AdminOrder): Order {
  const line = { product: 'tea', name: 'Tea', image: null, category: 'gifts', terms: null } as const;
  return {
    player: 'player',
    id: 'order',
    transaction: 'transaction',
    placedAt: at,
    address,
    contact: null,
    total: amount(0),
    goldCredited: amount(0),
    codes: [],
    revision: 0,
    lines: [{ ...line, quantity: codesMissing, price: amount(0) }],
    timeline: [{ status, at, actor: 'admin', reason: null, promisedOn: null }],
    ...(drawn && { drawn: storedDraw }),
    ...(entries.length > 0 && { entries }),
  };
}
const offered = (over: Partial<AdminOrder>) => nextSteps(orderFixture(over)).map(({ status }) => status);

describe('nextSteps', () => {
  it('offers shipping only for an order with an address', () => {
    expect(offered({})).toContain('shipped');
    expect(offered({ address: null })).not.toContain('shipped');
  });

  it('offers delivery only when no code is missing', () => {
    expect(offered({})).toContain('delivered');
    expect(offered({ codesMissing: 1 })).not.toContain('delivered');
  });

  it('offers nothing in a final status', () => {
    for (const status of ['declined', 'canceled', 'refunded'] as const)
      expect(offered({ status })).toEqual([]);
  });

  it.each(
    orderStatuses.flatMap((status) =>
      [{}, { drawn }, entered, { address: null }, { codesMissing: 1 }].map((has) => ({ status, has })),
    ),
  )('offers exactly the steps that stepOn accepts: $status, $has', ({ status, has }) => {
    const answered = orderFixture({ status, ...has });
    const stored = storedAs(answered);
    const accepted = orderStatuses.filter(
      (next) => !('code' in stepOn(stored, { ...choice, status: next }, { at })),
    );

    expect(offered(answered).toSorted()).toEqual(accepted.toSorted());
  });

  it('explains why a drawn order cannot be undone', () => {
    expect(explainFinality(orderFixture({}))).toBeNull();
    expect(explainFinality(orderFixture({ ...entered, status: 'refunded' }))).toBeNull();
    for (const status of ['placed', 'approved', 'shipped', 'delivered'] as const)
      expect(explainFinality(orderFixture({ ...entered, status }))).toContain(
        'entered a prize draw, so it cannot be declined',
      );
  });
});

describe('reasonsFor', () => {
  it('returns reasons only for steps that undo an order', () => {
    expect(reasonsFor('approved')).toEqual([]);
    expect(reasonsFor('refunded')).toContain('arrived-damaged');
  });
});
