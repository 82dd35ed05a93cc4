import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/rewards/order-status';
import { orderFixture } from './order-fixture';
import { lacksAddress, mayCorrectAddress, playerLabel } from './order-labels';

const line = { product: 'p', name: 'P', image: null, quantity: 1, price: 100, terms: null };
const shipped = { ...line, category: 'merch' as const };
const coded = { ...line, category: 'gifts' as const };

describe('playerLabel', () => {
  it.each([
    [{ playerName: 'Mei W' }, 'Mei W, mei@jade.test'],
    [{}, 'Mei Wong, mei@jade.test'],
    [{ address: null }, 'mei@jade.test'],
    [{ address: null, playerEmail: null, contact: 'old@jade.test' }, 'old@jade.test'],
    [{ address: null, playerEmail: null }, 'Player player'],
  ])('of %j is %s', (over, label) => {
    expect(playerLabel(orderFixture(over))).toBe(label);
  });
});

describe('lacksAddress', () => {
  it('is true for an open order that ships a prize nowhere', () => {
    expect(lacksAddress(orderFixture({ lines: [coded, shipped], address: null }))).toBe(true);
    expect(lacksAddress(orderFixture({ lines: [shipped] }))).toBe(false);
    expect(lacksAddress(orderFixture({ lines: [coded], address: null }))).toBe(false);
    expect(lacksAddress(orderFixture({ lines: [shipped], address: null, status: 'declined' }))).toBe(false);
  });
});

describe('mayCorrectAddress', () => {
  it('is true before the order ships', () => {
    const open = orderStatuses.filter((status) =>
      mayCorrectAddress(orderFixture({ lines: [shipped], status })),
    );

    expect(open).toEqual(['placed', 'approved']);
    expect(mayCorrectAddress(orderFixture({ lines: [coded] }))).toBe(false);
  });
});
