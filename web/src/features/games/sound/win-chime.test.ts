import { describe, expect, it } from 'vitest';
import { winChime } from './win-chime';

describe('winChime', () => {
  it.each(['nothing', 'return'] as const)('returns no notes for a %s', (size) => {
    expect(winChime(size)).toEqual([]);
  });

  it('has more notes for a larger win', () => {
    const lengths = (['win', 'big', 'grand'] as const).map((size) => winChime(size).length);

    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(new Set(lengths).size).toBe(3);
  });

  it('rises note by note, and doubles the frequency after the five notes of the scale', () => {
    const notes = winChime('grand');

    notes.slice(1).forEach((note, index) => {
      expect(note.hertz).toBeGreaterThan(notes[index]?.hertz ?? Infinity);
      expect(note.afterMs).toBeGreaterThan(notes[index]?.afterMs ?? Infinity);
    });
    expect(notes[5]?.hertz).toBeCloseTo(2 * (notes[0]?.hertz ?? 0));
  });
});
