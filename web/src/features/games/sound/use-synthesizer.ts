import { useEffect, useRef } from 'react';
import { soundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';
import type { openSynthesizer, Synthesizer } from './synthesizer';

/**
 * The sounds of a game, if the player has sound on; they load once it is.
 *
 * @returns getter of the synthesizer, or null while sound is off or still loading; call it for every sound
 */
export function useSynthesizer(): () => Synthesizer | null {
  const { on, volume } = useSoundSettings();
  const open = useRef<typeof openSynthesizer | null>(null);
  const opened = useRef<Synthesizer | null>(null);

  useEffect(() => {
    if (!on) return;
    import('./synthesizer').then((loaded) => {
      open.current = loaded.openSynthesizer;
    }, reportError);
  }, [on]);

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
    if (!opened.current && open.current) {
      opened.current = open.current();
      opened.current.setVolume(soundSettings().volume);
    }
    return opened.current;
  };
}
