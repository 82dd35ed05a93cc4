import type { WinTier } from '../win/win-size';

/** A note of a chime: its delay after the first note, and its pitch. */
export interface Note {
  readonly afterMs: number;
  readonly hertz: number;
}

/** Degrees of the Chinese pentatonic scale above the lowest note, in semitones. */
const pentatonic = [0, 2, 4, 7, 9];
const lowestHertz = 523.25;
const betweenNotesMs = 85;

const notesByTier: Readonly<Record<WinTier, number>> = { small: 3, medium: 5, big: 8, grand: 13 };

/** A rising run up the scale, longer for a larger win. */
export function winChime(tier: WinTier): Note[] {
  return Array.from({ length: notesByTier[tier] }, (_, index) => ({
    afterMs: index * betweenNotesMs,
    hertz: lowestHertz * 2 ** (semitones(index) / 12),
  }));
}

function semitones(degree: number): number {
  const octave = Math.floor(degree / pentatonic.length);
  return octave * 12 + (pentatonic[degree % pentatonic.length] ?? 0);
}
