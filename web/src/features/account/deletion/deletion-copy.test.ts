import { describe, expect, it } from 'vitest';
import { erasedThings, blockerKinds, keptThings } from '#domain/player/deletion';
import { dayOfErasure, dayLabel, erasedLine, blockerMessage, keptLine } from './deletion-copy';

const nameOf = (id: string) => id.toUpperCase();

describe('the words of a deletion', () => {
  it.each(erasedThings)('say of %s that it goes', (thing) => {
    expect(erasedLine(thing)).toMatch(/^[A-Z][^.]+$/);
  });

  it('say what stays, for how long, and why', () => {
    expect(keptThings.map((each) => keptLine(each))).toContain(
      'Your orders, without any address, for 7 years: as tax law asks.',
    );
    for (const each of keptThings) expect(keptLine(each)).toMatch(/^[A-Z].+: .+\.$/);
  });

  it.each(blockerKinds)('name a way forward where there is a %s in the way', (kind) => {
    const { text, way } = blockerMessage({ kind, name: 'hk-slots' }, nameOf);

    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(way.to).toMatch(/^\//);
  });

  it('call a game by its name', () => {
    expect(blockerMessage({ kind: 'round', name: 'blackjack' }, nameOf).text).toContain('BLACKJACK');
  });

  it('lead to the very order and the very game', () => {
    expect(blockerMessage({ kind: 'order', name: 'o-1' }, nameOf).way.to).toBe('/Account/orders/o-1');
    expect(blockerMessage({ kind: 'round', name: 'blackjack' }, nameOf).way.to).toBe('/games/blackjack');
  });

  it('count the waiting time in days of the calendar', () => {
    const day = dayOfErasure(new Date('2026-11-21T12:00:00Z'), { waitingDays: 14 });

    expect(dayLabel(day, 'en-US')).toBe('December 5, 2026');
  });
});
