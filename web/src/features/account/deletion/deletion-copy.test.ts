import { describe, expect, it } from 'vitest';
import { erasedData, blockerKinds, retainedData } from '#domain/player/deletion';
import { longDayLabel } from '#web/lib/format/dates';
import { dayOfErasure, erasedLine, blockerMessage, keptLine } from './deletion-copy';

const nameOf = (id: string) => id.toUpperCase();

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
    const { text, way } = blockerMessage({ kind, name: 'hk-slots' }, nameOf);

    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(way.to).toMatch(/^\//);
  });

  it('uses the name of a game', () => {
    expect(blockerMessage({ kind: 'round', name: 'blackjack' }, nameOf).text).toContain('BLACKJACK');
  });

  it('links to the exact order and game', () => {
    expect(blockerMessage({ kind: 'order', name: 'o-1' }, nameOf).way.to).toBe('/Account/orders/o-1');
    expect(blockerMessage({ kind: 'round', name: 'blackjack' }, nameOf).way.to).toBe('/games/blackjack');
  });

  it('counts the waiting period in calendar days', () => {
    const day = dayOfErasure(new Date('2026-11-21T12:00:00Z'), { waitingDays: 14 });

    expect(longDayLabel(day, { locale: 'en-US' })).toBe('December 5, 2026');
  });
});
