import { createSynth, type Synth } from './synth';

/** The synthesized sounds of a table; silent at loudness 0. */
export interface Tones {
  /** From 0 (silent) to 1. */
  setLoudness(loudness: number): void;
  /** A card slides over the felt, a chip is laid, a ball passes a fret; originals begin, arrive and count with them. The site sounds for a win. */
  card(): void;
  chip(): void;
  tick(): void;
}

/** Creates the sounds of a table. */
export function createTones(synth: Synth = createSynth()): Tones {
  return {
    setLoudness: synth.setLoudness,
    card: () => synth.brush(2_600, 0.12, 0.5),
    chip() {
      synth.note({ frequency: 2_100, seconds: 0.05, level: 0.18 });
      synth.brush(5_200, 0.05, 0.35);
    },
    tick: () => synth.brush(3_800, 0.03, 0.28),
  };
}
