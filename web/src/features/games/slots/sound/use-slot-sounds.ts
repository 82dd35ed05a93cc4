import { useEffect, useEffectEvent } from 'react';
import { useSoundSettings } from '#web/lib/sound/sound-settings';
import type { WinSize } from '../../rounds/win-size';
import { useSynthesizer } from '../../sound/use-synthesizer';
import { winChime } from '../../sound/win-chime';

const tickEveryMs = 92;

/**
 * Sounds of the machine, if the player has sound on.
 *
 * @param turning  whether the reels turn and tick
 * @returns callbacks for a stopping reel and a shown win; silent while sound is off
 */
export function useSlotSounds(turning: boolean) {
  const { on } = useSoundSettings();
  const synthesizer = useSynthesizer();
  const tick = useEffectEvent(() => synthesizer()?.tick());

  useEffect(() => {
    if (!turning || !on) return;
    const timer = setInterval(() => tick(), tickEveryMs);
    return () => clearInterval(timer);
  }, [turning, on]);

  return {
    thud: (reel: number) => synthesizer()?.thud(reel),
    chime: (size: WinSize) => synthesizer()?.chime(winChime(size)),
  };
}
