import { describe, expect, it } from 'vitest';
import { winChime } from './win-chime';

describe('winChime', () => {
  it('has more notes for a larger win', () => {
    const lengths = (['small', 'medium', 'big', 'grand'] as const).map((tier) => winChime(tier).length);

    expect(lengths).toEqual([...new Set(lengths)].toSorted((one, other) => one - other));
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
