import { useEffect, useEffectEvent, useRef } from 'react';
import type { Synthesizer } from '../sound/synthesizer';

const betweenTicksMs = 45;

/**
 * Sounds of a card, if the player has sound on: rubbing ticks, an opened field thuds.
 *
 * @param opened       number of open fields
 * @param synthesizer  returns null while sound is off
 */
export function useCardSounds(opened: number, synthesizer: () => Synthesizer | null) {
  const lastPlayed = useRef({ opened, tickedAtMs: 0 });
  const thud = useEffectEvent(() => synthesizer()?.thud(opened));

  useEffect(() => {
    if (opened > lastPlayed.current.opened) thud();
    lastPlayed.current.opened = opened;
  }, [opened]);

  return {
    rub() {
      const nowMs = performance.now();
      if (nowMs - lastPlayed.current.tickedAtMs < betweenTicksMs) return;
      lastPlayed.current.tickedAtMs = nowMs;
      synthesizer()?.tick();
    },
  };
}
