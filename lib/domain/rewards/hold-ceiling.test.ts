import { describe, expect, it } from 'vitest';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import { countHold, type HoldsOfDay, uncountOrder } from './hold-ceiling';
import type { Reservation } from './reservation';

const zone = timeZone('UTC');
const now = new Date('2026-11-21T12:00:00Z');
const today = '2026-11-21' as LocalDay;
const ceiling = { mostOfAProductADay: 3 };
const lines = (...products: string[]) =>
  products.map((product) => ({ product }) as Reservation['lines'][number]);

function last(times: Record<string, number>, more: Partial<Reservation> = {}) {
  const holdsOfDay: HoldsOfDay | null = { day: today, times };
  return { lines: lines(), holdsOfDay, ...more };
}

const count = (before: ReturnType<typeof last> | undefined, ...products: string[]) =>
  countHold(before, lines(...products), { zone, now, ceiling });

describe('countHold', () => {
  it('starts at 1 with the first reservation of a day', () => {
    const yesterday = last({ mug: 3 }, { holdsOfDay: { day: '2026-11-20' as LocalDay, times: { mug: 3 } } });

    expect(count(undefined, 'mug', 'cup')).toEqual({ day: today, times: { mug: 1, cup: 1 } });
    expect(count(yesterday, 'mug')).toEqual({ day: today, times: { mug: 1 } });
    expect(count(last({}, { holdsOfDay: null }), 'mug')).toEqual({ day: today, times: { mug: 1 } });
  });

  it('counts each product of a cart once', () => {
    expect(count(last({ mug: 2, cup: 1 }), 'mug', 'mug')).toEqual({ day: today, times: { mug: 3, cup: 1 } });
  });

  it('refuses the fourth reservation and names the product', () => {
    expect(count(last({ mug: 3, cup: 1 }), 'mug', 'cup')).toEqual({
      code: 'checkout/too-many-holds',
      products: ['mug'],
      most: 3,
      resetsAt: new Date('2026-11-22T00:00:00Z'),
    });
    expect(count(last({ mug: 3, cup: 1 }), 'cup')).toEqual({ day: today, times: { mug: 3, cup: 2 } });
  });

  it('keeps the count when the player moves to a time zone further west', () => {
    const tomorrow = last({}, { holdsOfDay: { day: '2026-11-22' as LocalDay, times: { mug: 3 } } });

    expect(count(tomorrow, 'mug')).toMatchObject({ resetsAt: new Date('2026-11-23T00:00:00Z') });
  });
});

describe('uncountOrder', () => {
  it('subtracts each product of an order once and keeps all others', () => {
    const held = last({ mug: 3, cup: 1 }, { lines: lines('cup', 'cup') });

    expect(uncountOrder(held)).toEqual({ day: today, times: { mug: 3 } });
  });

  it('returns null for a reservation that was not counted', () => {
    expect(uncountOrder(last({}, { holdsOfDay: null, lines: lines('cup') }))).toBeNull();
  });
});
