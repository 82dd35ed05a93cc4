/** A tone: its pitch in hertz, its length, and its level from 0 to 1. */
export interface Note {
  readonly frequency: number;
  /** Pitch at its end. @default frequency */
  readonly glidesTo?: number;
  readonly seconds: number;
  readonly level: number;
  /** Time until it begins. @default 0 */
  readonly afterSeconds?: number;
  /** @default triangle */
  readonly type?: OscillatorType;
}

/** Short synthesized sounds with a decay; silent at loudness 0. */
export interface Synth {
  /** From 0 (silent) to 1; applies to sounds in progress, too. */
  setLoudness(loudness: number): void;
  note(note: Note): void;
  /** A filtered burst of noise. */
  brush(frequency: number, seconds: number, level: number, afterSeconds?: number): void;
}

/** Creates the sounds with Web Audio. The first sound creates the context, since browsers require a user gesture. */
export function createSynth(): Synth {
  let loudness = 0;
  let output: GainNode | null = null;
  let noise: AudioBuffer | null = null;

  function ready(): GainNode | null {
    if (loudness === 0) return null;
    output ??= outputOf(new AudioContext(), loudness);
    const audio = output.context as AudioContext;
    if (audio.state === 'suspended') void audio.resume();
    return output;
  }

  return {
    setLoudness(next) {
      loudness = next;
      if (output) output.gain.value = next;
    },
    note({ frequency, glidesTo = frequency, seconds, level, afterSeconds = 0, type = 'triangle' }) {
      const to = ready();
      if (!to) return;
      const at = to.context.currentTime + afterSeconds;
      const tone = new OscillatorNode(to.context, { type, frequency });
      tone.frequency.setValueAtTime(frequency, at);
      tone.frequency.exponentialRampToValueAtTime(glidesTo, at + seconds);
      tone.connect(fading(to, at, seconds, level));
      tone.start(at);
      tone.stop(at + seconds);
    },
    brush(frequency, seconds, level, afterSeconds = 0) {
      const to = ready();
      if (!to) return;
      const at = to.context.currentTime + afterSeconds;
      noise ??= noiseOf(to.context);
      const source = new AudioBufferSourceNode(to.context, { buffer: noise });
      const filter = new BiquadFilterNode(to.context, { type: 'bandpass', frequency, Q: 0.9 });
      source.connect(filter).connect(fading(to, at, seconds, level));
      source.start(at, Math.random() * 0.5, seconds);
    },
  };
}

function outputOf(audio: AudioContext, loudness: number): GainNode {
  const output = new GainNode(audio, { gain: loudness });
  output.connect(audio.destination);
  return output;
}

function fading(to: GainNode, at: number, seconds: number, level: number): GainNode {
  const gain = new GainNode(to.context, { gain: 0 });
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to);
  return gain;
}

/** One second of noise, played in segments. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
