/** The synthesized sounds of a table; silent at loudness 0. */
export interface Tones {
  /** From 0 (silent) to 1. */
  setLoudness(loudness: number): void;
  /** A card slides over the felt, a chip is laid, a ball passes a fret; originals begin, arrive and count with them. The site sounds for a win. */
  card(): void;
  chip(): void;
  tick(): void;
}

/** Creates the sounds with Web Audio. The first sound creates the context, since browsers require a user gesture. */
export function createTones(): Tones {
  let loudness = 0;
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;

  function ready(): AudioContext | null {
    if (loudness === 0) return null;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    return context;
  }

  /** A filtered burst of noise with a decay. */
  function brush(frequency: number, seconds: number, level: number): void {
    const audio = ready();
    if (!audio) return;
    noise ??= noiseOf(audio);
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 0.9 });
    source.connect(filter).connect(fading(audio, audio.currentTime, seconds, level));
    source.start(audio.currentTime, Math.random() * 0.5, seconds);
  }

  function note(frequency: number, seconds: number, level: number): void {
    const audio = ready();
    if (!audio) return;
    const at = audio.currentTime;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    tone.connect(fading(audio, at, seconds, level));
    tone.start(at);
    tone.stop(at + seconds);
  }

  function fading(audio: AudioContext, at: number, seconds: number, level: number): GainNode {
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(level * loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    gain.connect(audio.destination);
    return gain;
  }

  return {
    setLoudness: (next) => void (loudness = next),
    card: () => brush(2_600, 0.12, 0.5),
    chip() {
      note(2_100, 0.05, 0.18);
      brush(5_200, 0.05, 0.35);
    },
    tick: () => brush(3_800, 0.03, 0.28),
  };
}

/** One second of noise, played in segments. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
