import { useEffect, useEffectEvent, useRef } from 'react';
import { soundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';
import type { WinSize } from '../wins/win-size';
import { openSynthesizer, type Synthesizer } from './synthesizer';
import { winChime } from './win-chime';

const tickEveryMs = 92;

/**
 * Lets the machine be heard if the player wants to.
 *
 * @param turning  whether the reels turn: they tick
 * @returns what to call when a reel stops and when a win is shown; silent while sound is off
 */
export function useSlotSounds(turning: boolean) {
  const { on, volume } = useSoundSettings();
  const opened = useRef<Synthesizer | null>(null);

  // The context is opened by the first sound after a press: browsers keep one that nobody asked for silent.
  function synthesizer(): Synthesizer | null {
    if (!soundSettings().on) return null;
    if (!opened.current) {
      opened.current = openSynthesizer();
      opened.current.setVolume(soundSettings().volume);
    }
    return opened.current;
  }
  const tick = useEffectEvent(() => synthesizer()?.tick());

  useEffect(() => opened.current?.setVolume(on ? volume : 0), [on, volume]);

  useEffect(() => {
    if (!turning || !on) return;
    const timer = setInterval(() => tick(), tickEveryMs);
    return () => clearInterval(timer);
  }, [turning, on]);

  useEffect(
    () => () => {
      void opened.current?.close();
      opened.current = null;
    },
    [],
  );

  return {
    thud: (reel: number) => synthesizer()?.thud(reel),
    chime: (size: WinSize) => synthesizer()?.chime(winChime(size)),
  };
}
