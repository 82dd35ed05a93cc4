import { describe, expect, it } from 'vitest';
import { finalOrderReason, notCancellableReason } from './final-order-copy';

const merch = { category: 'merch' } as const;
const mystery = { category: 'mystery_prize' } as const;

describe('finalOrderReason', () => {
  it.each([
    ['mystery_prize', /^Mystery prizes are drawn/],
    ['mega_sweeps', /^Draw entries count/],
    ['coins', /^Gold Coins are credited/],
  ] as const)('names the prize that makes an order final: %s', (category, reason) => {
    expect(finalOrderReason([merch, { category }])).toMatch(reason);
  });

  it.each(['merch', 'trips', 'experiences', 'gifts', null] as const)(
    'is null for %s, which waits for approval',
    (category) => {
      expect(finalOrderReason([{ category }])).toBeNull();
    },
  );
});

describe('notCancellableReason', () => {
  it('explains why an order that waits for approval has no way to cancel it', () => {
    const order = { status: 'placed', cancellable: false } as const;

    expect(notCancellableReason({ ...order, lines: [merch, mystery] })).toMatch(/^Mystery prizes/);
    expect(notCancellableReason({ ...order, lines: [{ category: 'gifts' }] })).toMatch(/^Gift codes/);
  });

  it('is null for an order that can be canceled, and for one that is past its approval', () => {
    expect(notCancellableReason({ status: 'placed', cancellable: true, lines: [merch] })).toBeNull();
    expect(notCancellableReason({ status: 'approved', cancellable: false, lines: [mystery] })).toBeNull();
  });
});
