import type { Note } from './win-chime';

export type Synthesizer = ReturnType<typeof openSynthesizer>;

/** The sounds of the games, synthesized with oscillators, so nothing is downloaded. Times are seconds of the audio clock. */
export function openSynthesizer() {
  const audio = new AudioContext();
  const master = audio.createGain();
  master.connect(audio.destination);

  function strike(sound: {
    type: OscillatorType;
    from: number;
    to?: number;
    loudness: number;
    seconds: number;
    atS: number;
  }) {
    const { type, from, to = from, loudness, seconds, atS } = sound;
    const tone = audio.createOscillator();
    const envelope = audio.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(from, atS);
    tone.frequency.exponentialRampToValueAtTime(to, atS + seconds);
    envelope.gain.setValueAtTime(0, atS);
    envelope.gain.linearRampToValueAtTime(loudness, atS + 0.006);
    envelope.gain.exponentialRampToValueAtTime(0.0005, atS + seconds);
    tone.connect(envelope).connect(master);
    tone.start(atS);
    tone.stop(atS + seconds + 0.02);
  }

  return {
    /** @param volume  from 0 to 1; squared, because perceived loudness is not linear */
    setVolume(volume: number) {
      master.gain.setTargetAtTime(volume ** 2, audio.currentTime, 0.02);
    },
    /** A click of the spinning reels. */
    tick() {
      strike({
        type: 'triangle',
        from: 1_500,
        to: 700,
        loudness: 0.1,
        seconds: 0.03,
        atS: audio.currentTime,
      });
    },
    /** The sound of a stopping reel, pitched higher for each reel. */
    thud(reel: number) {
      const atS = audio.currentTime;
      strike({ type: 'sine', from: 130 + reel * 14, to: 48, loudness: 0.7, seconds: 0.16, atS });
      strike({ type: 'square', from: 320 + reel * 30, to: 90, loudness: 0.05, seconds: 0.05, atS });
    },
    /** A wild that fills its reel: a horn that rises by a fifth. */
    rise() {
      const atS = audio.currentTime;
      strike({ type: 'sine', from: 196, to: 294, loudness: 0.35, seconds: 0.55, atS });
      strike({ type: 'triangle', from: 392, to: 588, loudness: 0.08, seconds: 0.5, atS });
    },
    /** A coin of a counted win. */
    coin() {
      const atS = audio.currentTime;
      strike({ type: 'sine', from: 2_350, to: 2_900, loudness: 0.05, seconds: 0.07, atS });
    },
    /** Bells, one for each note. */
    chime(notes: readonly Note[]) {
      for (const { afterMs, hertz } of notes) {
        const atS = audio.currentTime + afterMs / 1000;
        strike({ type: 'sine', from: hertz, loudness: 0.3, seconds: 0.6, atS });
        strike({ type: 'sine', from: hertz * 2.01, loudness: 0.1, seconds: 0.3, atS });
      }
    },
    /** Resumes it where the browser has suspended it, as in a tab that was in the background. */
    resume() {
      if (audio.state === 'suspended') void audio.resume();
    },
    close: () => audio.close(),
  };
}
