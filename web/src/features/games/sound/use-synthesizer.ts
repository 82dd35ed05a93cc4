import { useEffect, useRef } from 'react';
import { loadPart } from '#web/lib/builds/chunk-reload';
import { soundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';
import { loadWhenNeeded } from './load-when-needed';
import type { Synthesizer } from './synthesizer';

const loadedSynthesizer = loadWhenNeeded(() => loadPart(() => import('./synthesizer')));

/**
 * The sounds of a game, if the player has sound on; they load once it is.
 *
 * @returns getter of the synthesizer, or null while sound is off or still loading; call it for every sound
 */
export function useSynthesizer(): () => Synthesizer | null {
  const { on, volume } = useSoundSettings();
  const opened = useRef<Synthesizer | null>(null);

  useEffect(() => {
    if (on) loadedSynthesizer();
  }, [on]);

  useEffect(() => opened.current?.setVolume(on ? volume : 0), [on, volume]);

  useEffect(
    () => () => {
      void opened.current?.close();
      opened.current = null;
    },
    [],
  );

  // Browsers mute an audio context without a user gesture, so the first sound after a press opens it, and others resume it.
  return () => {
    if (!soundSettings().on) return null;
    if (opened.current) {
      opened.current.resume();
      return opened.current;
    }
    opened.current = loadedSynthesizer()?.openSynthesizer() ?? null;
    opened.current?.setVolume(soundSettings().volume);
    return opened.current;
  };
}
