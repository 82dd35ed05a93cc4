/** Synthesized sounds of the wheel; silent until the player turns sound on. The site sounds for a win. */
export interface Sounds {
  /** From 0 (silent) to 1. */
  setLoudness(loudness: number): void;
  /** A peg passes the flapper. */
  tick(): void;
  close(): void;
}

const tickHertz = 1_900;
const tickSeconds = 0.03;
const tickPeak = 0.16;

export function openSounds(): Sounds {
  let loudness = 0;
  let context: AudioContext | null = null;

  function tick(): void {
    if (loudness === 0) return;
    context ??= new AudioContext();
    const start = context.currentTime;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: tickHertz });
    const volume = new GainNode(context, { gain: tickPeak * loudness });
    volume.gain.setValueAtTime(tickPeak * loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tickSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + tickSeconds);
  }

  return {
    setLoudness: (level) => void (loudness = level),
    tick,
    close: () => void context?.close(),
  };
}
