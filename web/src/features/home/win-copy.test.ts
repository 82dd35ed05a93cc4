import { describe, expect, it } from 'vitest';
import { describeWin } from './win-copy';

const place = { locale: 'en-US', timeZone: 'UTC' };
const win = { name: 'Mei', multiple: 1_025.5, at: '2026-11-21T14:05:00.000Z' };

describe('describeWin', () => {
  it('names the player who shows their name, the multiple and the time', () => {
    const { when, ...words } = describeWin(win, place);

    expect(words).toEqual({ who: 'Mei', multiple: '1,025.5×' });
    expect(when.replaceAll(/\s/gu, ' ')).toBe('Nov 21, 2:05 PM');
  });

  it('says “A player” for everyone else', () => {
    expect(describeWin({ ...win, name: null }, place).who).toBe('A player');
  });
});
