import { useEffect, useRef } from 'react';
import { soundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';
import { openSynthesizer, type Synthesizer } from './synthesizer';

/**
 * The sounds of a game, if the player has sound on.
 *
 * @returns getter of the synthesizer, or null while sound is off; call it for every sound
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

  // Browsers mute an audio context without a user gesture, so the first sound after a press opens it.
  return () => {
    if (!soundSettings().on) return null;
    if (!opened.current) {
      opened.current = openSynthesizer();
      opened.current.setVolume(soundSettings().volume);
    }
    return opened.current;
  };
}
