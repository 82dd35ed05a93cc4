import { describe, expect, it } from 'vitest';
import { dayFault, daysOf, instantsOf, isDay } from './day-filter';

describe('isDay', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-11-21T00:00', false],
    ['soon', false],
    ['', false],
  ])('of %s is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('daysOf', () => {
  it('leaves out unreadable days', () => {
    expect(daysOf({ from: '2026-02-30', to: '2026-11-21' })).toEqual({ from: '', to: '2026-11-21' });
  });
});

describe('dayFault', () => {
  it('refuses days in the wrong order only', () => {
    expect(dayFault({ from: '2026-11-21', to: '2026-11-20' })).toBe('Choose the earlier day first.');
    expect(dayFault({ from: '2026-11-21', to: '' })).toBeNull();
    expect(dayFault({ from: '2026-11-20', to: '2026-11-20' })).toBeNull();
  });
});

describe('instantsOf', () => {
  it('covers whole days of the device, the last one included', () => {
    expect(instantsOf({ from: '2026-11-20', to: '2026-11-30' })).toEqual({
      from: new Date(2026, 10, 20).toISOString(),
      to: new Date(2026, 11, 1).toISOString(),
    });
  });

  it('bounds nothing by an empty or unreadable day', () => {
    expect(instantsOf({ from: '', to: '2026-02-30' })).toEqual({ from: undefined, to: undefined });
  });
});
