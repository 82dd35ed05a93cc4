import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { categories } from './category';
import { placeOrder } from './order';
import { isCancellable, stepOn } from './order-step';
import { drawOf, isOpenToOrders, mayResolveTo, oddsVersionOf, type RandomPrize } from './random-prize';

const odds: RandomPrize = { kind: 'odds', version: 3, mayShip: true, mayArrange: false };
const draw: RandomPrize = { kind: 'draw', draw: 'd-1' };
const price = amount(1000);

describe('random prize', () => {
  it.each(categories)(
    'of category %s is open to orders once its odds or draw are published, if it needs them',
    (category) => {
      const open = [undefined, odds, draw].map((chance) => isOpenToOrders({ category, chance, price }));
      if (category === 'mystery_prize') expect(open).toEqual([false, true, false]);
      else if (category === 'mega_sweeps') expect(open).toEqual([false, false, true]);
      else expect(open).toEqual([true, true, true]);
    },
  );

  it.each([
    ['below the lowest price of its odds', 899, false],
    ['at the lowest price of its odds', 900, true],
    ['at the highest price of its odds', 1_500, true],
    ['above the highest price of its odds', 1_501, false],
  ])('%s (%i) is open to orders: %s', (_what, changed, isOpen) => {
    const chance = { ...odds, priceFrom: amount(900), priceTo: amount(1_500) };

    expect(isOpenToOrders({ category: 'mystery_prize', chance, price: amount(changed) })).toBe(isOpen);
  });

  it('ignores the odds or draw of a previous category', () => {
    expect(oddsVersionOf({ category: 'merch', chance: odds })).toBeNull();
    expect(oddsVersionOf({ category: 'mystery_prize', chance: odds })).toBe(3);
    expect(drawOf({ category: 'mystery_prize', chance: draw })).toBeNull();
    expect(drawOf({ category: 'mega_sweeps', chance: draw })).toBe('d-1');
    expect(mayResolveTo('shipped', { category: 'mystery_prize', chance: odds })).toBe(true);
    expect(mayResolveTo('arranged', { category: 'mystery_prize', chance: odds })).toBe(false);
    expect(mayResolveTo('shipped', { category: 'merch', chance: odds })).toBe(false);
  });
});

describe('order with a draw result or entries', () => {
  const at = new Date('2026-11-22T08:00:00Z');
  const line = {
    product: 'mug',
    name: 'Mug',
    image: null,
    category: 'merch',
    quantity: 1,
    terms: null,
  } as const;
  const placed = {
    player: 'mei',
    id: 'o',
    transaction: 't',
    address: null,
    contact: null,
    lines: [{ ...line, price: amount(0), isWon: true as const }],
  };
  const proof = { serverSeedHash: 'a'.repeat(64), clientSeed: 'c', nonce: 0 };
  const drawn = placeOrder({ ...placed, drawn: { proof, odds: [], pieces: [] } }, at);
  const entered = placeOrder(
    { ...placed, entries: [{ product: 'car', draw: 'd', first: 1, quantity: 1 }] },
    at,
  );
  const step = (status: 'declined' | 'approved') =>
    ({ status, actor: 'admin', reason: null, note: null, parcel: null, promisedOn: null }) as const;

  it.each([drawn, entered])('is approved but never declined', (order) => {
    expect(stepOn(order, step('declined'), { at })).toEqual({ code: 'orders/outcome-final' });
    expect(stepOn(order, step('approved'), { at })).toMatchObject({ revision: 1 });
  });

  it('is not cancellable by the player with a mystery prize among its lines', () => {
    const mystery = { ...line, category: 'mystery_prize', price: amount(1000), chance: odds } as const;
    const order = placeOrder({ ...placed, lines: [mystery, ...placed.lines] }, at);
    expect(isCancellable(order)).toBe(false);
  });
});
