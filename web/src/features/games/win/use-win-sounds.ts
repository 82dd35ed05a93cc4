import { useEffect, useEffectEvent, useRef } from 'react';
import type { Synthesizer } from '../sound/synthesizer';
import { winChime } from '../sound/win-chime';
import type { WinShow } from './win-show';

const betweenCoinsMs = 90;

/** Sounds of a win: a chime by its size, and coins while its amount counts. */
export function useWinSounds(show: WinShow | null, synthesizer: () => Synthesizer | null): void {
  const chimedId = useRef<string | null>(null);
  const chime = useEffectEvent(({ win, tier }: WinShow) => {
    // A refused press brings the last result back to the table.
    if (chimedId.current === win.id) return;
    chimedId.current = win.id;
    synthesizer()?.chime(winChime(tier));
  });
  const dropCoin = useEffectEvent(() => synthesizer()?.coin());

  const id = show?.win.id ?? null;
  const begin = useEffectEvent(() => show && chime(show));
  useEffect(() => {
    if (id !== null) begin();
  }, [id]);

  const isCounting = show?.stage === 'counting';
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => dropCoin(), betweenCoinsMs);
    return () => clearInterval(timer);
  }, [isCounting]);
}
