import { isStill } from '../felt/motion';
import { createSynth, type Synth } from '../felt/synth';
import { createTones, type Tones } from '../felt/tones';

/** The synthesized sounds of originals, besides those of a table. What sounds while a picture moves is silent with reduced motion. */
export interface OriginalTones extends Tones {
  /** Dice roll for this long, ever more slowly. */
  roll(seconds: number): void;
  /** A lantern rises for this long. */
  rise(seconds: number): void;
  /** A ball meets the peg of a row. */
  peg(row: number): void;
  /** The drawn number of this count, from 0, is shown; a picked one sounds brighter. */
  number(at: number, isHit: boolean): void;
  /** The step of this count, from 1, went well: jade is found, a guess is right. */
  good(step: number): void;
  /** The round is lost by a step. */
  bad(): void;
}

/** Semitones of a pentatonic scale, over two octaves and a half. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28];
/** Share of the roll after which each of its clicks sounds. */
const clicks = [0, 0.05, 0.11, 0.18, 0.26, 0.35, 0.46, 0.59, 0.75];

/** Creates the sounds. They are quiet: a win of the site must stand out. */
export function createOriginalTones(synth: Synth = createSynth()): OriginalTones {
  return {
    ...createTones(synth),
    roll(seconds) {
      if (isStill()) return;
      clicks.forEach((share, at) =>
        synth.brush(2_400 + (at % 3) * 500, 0.035, 0.24 - at * 0.012, share * seconds),
      );
    },
    rise(seconds) {
      if (isStill()) return;
      const note = { seconds, type: 'sine' } as const;
      synth.note({ ...note, frequency: 196, glidesTo: 587, level: 0.12 });
      synth.note({ ...note, frequency: 294, glidesTo: 880, level: 0.05 });
    },
    peg: (row) => synth.note({ frequency: pitch(523, row), seconds: 0.07, level: 0.09 }),
    number(at, isHit) {
      synth.note({ frequency: pitch(392, at), seconds: 0.09, level: 0.08, type: 'sine' });
      if (isHit) synth.note({ frequency: pitch(784, at), seconds: 0.16, level: 0.13, afterSeconds: 0.03 });
    },
    good(step) {
      const frequency = pitch(523, step - 1);
      synth.note({ frequency, seconds: 0.14, level: 0.12 });
      synth.note({ frequency: frequency * 1.5, seconds: 0.2, level: 0.09, afterSeconds: 0.06 });
    },
    bad() {
      synth.note({ frequency: 165, glidesTo: 62, seconds: 0.32, level: 0.22 });
      synth.brush(420, 0.18, 0.3);
    },
  };
}

/** Pitch of a step on the scale above a base, in hertz; steps beyond the scale stay at its top. */
function pitch(base: number, step: number): number {
  return base * 2 ** ((scale[Math.min(Math.max(step, 0), scale.length - 1)] as number) / 12);
}
