import { useEffect, useEffectEvent } from 'react';
import { useSoundSettings } from '#web/lib/sound/sound-settings';
import type { Synthesizer } from '../../sound/synthesizer';
import { winChime } from '../../sound/win-chime';
import type { WinTier } from '../../win/win-size';

const tickEveryMs = 92;

/**
 * Sounds of the machine, if the player has sound on.
 *
 * @param reels.turning  whether the reels turn and tick
 * @param reels.filling  whether wilds begin to fill reels
 * @param synthesizer  returns null while sound is off
 * @returns callbacks for a stopping reel and for a moment of the free spins; silent while sound is off
 */
export function useSlotSounds(
  { turning, filling }: { turning: boolean; filling: boolean },
  synthesizer: () => Synthesizer | null,
) {
  const { on } = useSoundSettings();
  const tick = useEffectEvent(() => synthesizer()?.tick());

  useEffect(() => {
    if (!turning || !on) return;
    const timer = setInterval(() => tick(), tickEveryMs);
    return () => clearInterval(timer);
  }, [turning, on]);

  const rise = useEffectEvent(() => synthesizer()?.rise());
  useEffect(() => {
    if (filling) rise();
  }, [filling]);

  return {
    thud: (reel: number) => synthesizer()?.thud(reel),
    chime: (tier: WinTier) => synthesizer()?.chime(winChime(tier)),
  };
}
