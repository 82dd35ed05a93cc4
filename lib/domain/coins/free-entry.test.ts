import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/player/local-day';
import { creditedEntry, isEntryRefusal, mailInDayFault, refusedMailInEntry } from './free-entry';

const at = new Date('2026-11-21T12:00:00Z');
const day = '2026-11-21' as LocalDay;
const on = (text: string) => text as LocalDay;

describe('free entry', () => {
  it('credits 5.00 SC under the id of its day', () => {
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

  it('by a refused letter grants nothing, has an id of its own and keeps the reason', () => {
    const entry = refusedMailInEntry({ player: 'p', day, at, letter: 'abc' }, 'bonuses/not-yet');

    expect(entry).toMatchObject({
      id: '2026-11-21-abc',
      way: 'letter',
      refusedAs: 'bonuses/not-yet',
      sweeps: 0,
    });
  });

  it('has a closed list of refusals, distinct from other errors', () => {
    expect(isEntryRefusal('bonuses/address-used')).toBe(true);
    expect(isEntryRefusal('request/unavailable')).toBe(false);
  });
});

describe('mailInDayFault', () => {
  it.each(['2026-11-22', '2026-11-21', '2026-09-23'])('accepts %s', (text) => {
    expect(mailInDayFault(on(text), at)).toBeNull();
  });

  it.each([
    ['2026-11-23', 'in the future'],
    ['2026-09-22', 'within 60 days'],
  ])('rejects %s', (text, why) => {
    expect(mailInDayFault(on(text), at)).toContain(why);
  });
});
