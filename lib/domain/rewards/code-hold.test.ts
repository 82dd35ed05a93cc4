import { describe, expect, it } from 'vitest';
import { checkCodeHold } from './code-hold';

const firstCoinsAt = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(firstCoinsAt.getTime() + count * 3_600_000);
const account = { firstCoinsAt, isIdentified: false, hasPaid: false };

describe('checkCodeHold', () => {
  it('returns the time of disclosure until 72 hours after the first coins', () => {
    const held = { code: 'orders/code-held', shownFrom: hours(72) };

    expect([0, 71.99, 72].map((count) => checkCodeHold(account, hours(count)))).toEqual([held, held, null]);
  });

  it.each([{ isIdentified: true }, { hasPaid: true }])(
    'returns null at once for an account with %o',
    (change) => {
      expect(checkCodeHold({ ...account, ...change }, firstCoinsAt)).toBeNull();
    },
  );
});
