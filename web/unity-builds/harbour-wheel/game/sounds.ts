/** Synthesized sounds of the wheel; silent until the player turns sound on. */
export interface Sounds {
  /** From 0 (silent) to 1. */
  setLoudness(loudness: number): void;
  /** A peg passes the flapper. */
  tick(): void;
  /** The wheel rests on a segment that pays more than the stake. */
  win(multiple: number): void;
  close(): void;
}

const scale = [523.25, 659.25, 783.99, 1_046.5, 1_318.51];

export function openSounds(): Sounds {
  let loudness = 0;
  let context: AudioContext | null = null;

  function note(
    frequency: number,
    { after, seconds, peak }: { after: number; seconds: number; peak: number },
  ) {
    if (loudness === 0) return;
    context ??= new AudioContext();
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: peak * loudness });
    volume.gain.setValueAtTime(peak * loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }

  return {
    setLoudness: (level) => void (loudness = level),
    tick: () => note(1_900, { after: 0, seconds: 0.03, peak: 0.16 }),
    win: (multiple) =>
      scale
        .slice(0, multiple >= 5 ? scale.length : 3)
        .forEach((frequency, index) => note(frequency, { after: index * 0.11, seconds: 0.5, peak: 0.22 })),
    close: () => void context?.close(),
  };
}
