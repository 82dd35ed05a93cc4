import { useEffect, useEffectEvent, useRef } from 'react';
import type { Followed } from '#web/lib/state/store';
import type { Synthesizer } from '../sound/synthesizer';
import type { OpenedFields } from './opened-fields';

const betweenTicksMs = 45;

/**
 * Sounds of a card, if the player has sound on: rubbing ticks, an opened field thuds.
 *
 * @param synthesizer  returns null while sound is off
 */
export function useCardSounds(opened: Followed<OpenedFields>, synthesizer: () => Synthesizer | null) {
  const tickedAtMs = useRef(0);
  const thud = useEffectEvent(() => synthesizer()?.thud(opened.read().fields.length));

  useEffect(() => opened.subscribe(() => thud()), [opened]);

  return {
    rub() {
      const nowMs = performance.now();
      if (nowMs - tickedAtMs.current < betweenTicksMs) return;
      tickedAtMs.current = nowMs;
      synthesizer()?.tick();
    },
  };
}
