import { useEffect, useRef } from 'react';
import { soundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';
import { openSynthesizer, type Synthesizer } from './synthesizer';

/**
 * The sounds of a game, if its player wants to hear them.
 *
 * @returns gives the synthesizer, or null while sound is off; ask for it whenever something is to be heard
 */
export function useSynthesizer(): () => Synthesizer | null {
  const { on, volume } = useSoundSettings();
  const opened = useRef<Synthesizer | null>(null);

  useEffect(() => opened.current?.setVolume(on ? volume : 0), [on, volume]);

  useEffect(
    () => () => {
      void opened.current?.close();
      opened.current = null;
    },
    [],
  );

  // The context is opened by the first sound after a press: browsers keep one that nobody asked for silent.
  return () => {
    if (!soundSettings().on) return null;
    if (!opened.current) {
      opened.current = openSynthesizer();
      opened.current.setVolume(soundSettings().volume);
    }
    return opened.current;
  };
}
