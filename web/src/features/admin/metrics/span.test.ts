import { describe, expect, it } from 'vitest';
import { isSpan, lastDays, spanIn } from './span';

const now = new Date('2026-11-22T07:00:00Z');

describe('day spans', () => {
  it('are the last 30 days unless the address has a valid one', () => {
    const named = (query: string) => spanIn(new URLSearchParams(query), now);

    expect(named('')).toEqual({ from: '2026-10-24', to: '2026-11-22' });
    expect(named('from=2026-11-01&to=2026-11-03')).toEqual({ from: '2026-11-01', to: '2026-11-03' });
    expect(named('from=2026-11-03&to=2026-11-01')).toEqual(lastDays(30, now));
    expect(named('from=2026-02-30&to=2026-03-01')).toEqual(lastDays(30, now));
  });

  it('have at most one year', () => {
    expect(isSpan({ from: '2027-01-01', to: '2027-12-31' })).toBe(true);
    expect(isSpan({ from: '2026-01-01', to: '2027-01-02' })).toBe(false);
  });
});
