import type { AdminOrder } from '#contracts/orders/admin-routes';

/** For unit tests: an approved order with an address. */
export function orderFixture(over: Partial<AdminOrder> = {}): AdminOrder {
  return {
    player: 'player',
    playerEmail: 'mei@jade.test',
    playerName: null,
    revision: 0,
    id: 'order',
    transaction: 'transaction',
    placedAt: '2026-11-21T07:12:03.123Z',
    status: 'approved',
    lines: [],
    total: 0,
    goldCredited: 0,
    address: {
      name: 'Mei Wong',
      line1: '1 Pier Road',
      city: 'Austin',
      state: 'TX',
      postalCode: '73301',
      country: 'US',
    },
    contact: null,
    cancellable: false,
    codes: [],
    codesMissing: 0,
    timeline: [],
    hasViewedCode: false,
    leftOut: [],
    drawn: null,
    entries: [],
    ...over,
  };
}
