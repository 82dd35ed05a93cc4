import { describe, expect, it } from 'vitest';
import { erasedData, blockerKinds, retainedData } from '#domain/player/deletion';
import { longDayLabel } from '#web/lib/format/dates';
import { dayOfErasure, erasedLine, blockerMessage, keptLine } from './deletion-copy';

const gameOf = (id: string) => ({ name: id.toUpperCase(), path: `/games/frame/${id}` });

describe('deletion copy', () => {
  it.each(erasedData)('has a line for %s, which is erased', (thing) => {
    expect(erasedLine(thing)).toMatch(/^[A-Z][^.]+$/);
  });

  it('names what is kept, for how long and why', () => {
    expect(retainedData.map((each) => keptLine(each))).toContain(
      'Your orders, without addresses, for 7 years: required by tax law.',
    );
    for (const each of retainedData) expect(keptLine(each)).toMatch(/^[A-Z].+: .+\.$/);
  });

  it.each(blockerKinds)('links to a solution for the blocker %s', (kind) => {
    const { text, way } = blockerMessage({ kind, name: 'hk-slots' }, gameOf);

    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(way.to).toMatch(/^\//);
  });

  it('uses the name of a game', () => {
    expect(blockerMessage({ kind: 'round', name: 'blackjack' }, gameOf).text).toContain('BLACKJACK');
  });

  it('links to the exact order, and to the game for coins, where the round waits', () => {
    expect(blockerMessage({ kind: 'order', name: 'o-1' }, gameOf).way.to).toBe('/Account/orders/o-1');
    expect(blockerMessage({ kind: 'round', name: 'blackjack' }, gameOf).way.to).toBe(
      '/games/frame/blackjack',
    );
  });

  it('counts the waiting period in calendar days', () => {
    const day = dayOfErasure(new Date('2026-11-21T12:00:00Z'), { waitingDays: 14 });

    expect(longDayLabel(day, { locale: 'en-US' })).toBe('December 5, 2026');
  });
});
