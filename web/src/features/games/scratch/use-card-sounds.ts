import { useEffect, useEffectEvent, useRef } from 'react';
import type { WinSize } from '../rounds/win-size';
import { useSynthesizer } from '../sound/use-synthesizer';
import { winChime } from '../sound/win-chime';

const betweenTicksMs = 45;

/**
 * Lets a card be heard if the player wants to: rubbing ticks, a field that opens thuds.
 *
 * @param opened  how many fields are open
 */
export function useCardSounds(opened: number) {
  const synthesizer = useSynthesizer();
  const heard = useRef({ opened, tickedAtMs: 0 });
  const thud = useEffectEvent(() => synthesizer()?.thud(opened));

  useEffect(() => {
    if (opened > heard.current.opened) thud();
    heard.current.opened = opened;
  }, [opened]);

  return {
    rub() {
      const nowMs = performance.now();
      if (nowMs - heard.current.tickedAtMs < betweenTicksMs) return;
      heard.current.tickedAtMs = nowMs;
      synthesizer()?.tick();
    },
    chime: (size: WinSize) => synthesizer()?.chime(winChime(size)),
  };
}
