import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/player/local-day';
import { creditedEntry, isEntryRefusal, mailInDayFault, refusedMailInEntry } from './free-entry';

const at = new Date('2026-11-21T12:00:00Z');
const day = '2026-11-21' as LocalDay;
const on = (text: string) => text as LocalDay;

describe('an entry', () => {
  it('that is credited gives 5.00 SC and is the only one of its day', () => {
    const entry = creditedEntry({ player: 'p', way: 'online', day, at, letter: null });

    expect(entry).toEqual({
      player: 'p',
      id: '2026-11-21',
      way: 'online',
      day,
      at,
      letter: null,
      refusedAs: null,
      sweeps: 500,
    });
  });

  it('by a letter that is refused gives nothing, lies beside others of its day and says why', () => {
    const entry = refusedMailInEntry({ player: 'p', day, at, letter: 'abc' }, 'bonuses/not-yet');

    expect(entry).toMatchObject({
      id: '2026-11-21-abc',
      way: 'letter',
      refusedAs: 'bonuses/not-yet',
      sweeps: 0,
    });
  });

  it('is refused for reasons of its own, not for what went wrong', () => {
    expect(isEntryRefusal('bonuses/address-used')).toBe(true);
    expect(isEntryRefusal('request/unavailable')).toBe(false);
  });
});

describe('the day of a letter', () => {
  it.each(['2026-11-22', '2026-11-21', '2026-09-23'])('may be %s', (text) => {
    expect(mailInDayFault(on(text), at)).toBeNull();
  });

  it.each([
    ['2026-11-23', 'still to come'],
    ['2026-09-22', 'within 60 days'],
  ])('may not be %s', (text, why) => {
    expect(mailInDayFault(on(text), at)).toContain(why);
  });
});
