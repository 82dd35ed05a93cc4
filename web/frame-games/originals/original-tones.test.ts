import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Note } from '../felt/synth';
import { createOriginalTones } from './original-tones';

function setup({ motion = 'moving' } = {}) {
  vi.stubGlobal('document', { documentElement: { dataset: { motion } } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const [notes, brushes]: [Note[], number[]] = [[], []];
  const tones = createOriginalTones({
    setLoudness: () => undefined,
    note: (note) => void notes.push(note),
    brush: (_frequency, _seconds, _level, afterSeconds = 0) => void brushes.push(afterSeconds),
  });
  return { tones, notes, brushes };
}

afterEach(() => vi.unstubAllGlobals());

describe('createOriginalTones', () => {
  it('sounds a step higher for each row, and no higher than its scale', () => {
    const { tones, notes } = setup();

    for (let row = 0; row < 16; row += 1) tones.peg(row);

    const pitches = notes.map(({ frequency }) => frequency);
    expect(pitches).toEqual(pitches.toSorted((one, other) => one - other));
    expect(pitches.at(-1)).toBeLessThan(523 * 2 ** 2.5);
  });

  it('sounds a second note for a picked number alone', () => {
    const { tones, notes } = setup();

    tones.number(0, false);
    expect(notes).toHaveLength(1);
    tones.number(1, true);
    expect(notes).toHaveLength(3);
  });

  it('rolls within its time, ever more slowly', () => {
    const { tones, brushes } = setup();

    tones.roll(0.75);

    const pauses = brushes.slice(1).map((at, index) => at - (brushes[index] as number));
    expect(Math.max(...brushes)).toBeLessThan(0.75);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  });

  it('is silent with reduced motion for what sounds while a picture moves', () => {
    const { tones, notes, brushes } = setup({ motion: 'still' });

    tones.roll(0.75);
    tones.rise(2);

    expect([notes, brushes]).toEqual([[], []]);
  });

  it('stays quiet', () => {
    const { tones, notes } = setup();

    tones.rise(1);
    tones.good(3);
    tones.bad();
    tones.number(9, true);

    expect(Math.max(...notes.map(({ level }) => level))).toBeLessThanOrEqual(0.25);
  });
});
