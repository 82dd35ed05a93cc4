import { useEffect, useEffectEvent, useState } from 'react';
import { isCelebrated, type WinSize, winSize } from '../../rounds/win-size';
import type { ScratchRound } from '../scratch-round';

const betweenFieldsMs = 240;

/**
 * Shows the win of an open card in steps: its winning fields one after another, then the amount.
 *
 * @param card   id of the card; null while nothing is to be shown
 * @param chime  plays a sound when the amount appears
 * @returns how many of the winning fields are lit, and whether the amount is on show
 */
export function useWinShow(
  card: string | null,
  round: ScratchRound | null,
  { still, chime }: { still: boolean; chime: (size: WinSize) => void },
) {
  const [shown, setShown] = useState({ card: '', lit: 0 });
  const steps = round?.outcome.winning.length ?? 0;
  const lit = card === null ? 0 : still ? steps : shown.card === card ? shown.lit : 0;
  const isAll = card !== null && round !== null && steps > 0 && lit === steps;
  const size = round ? winSize(round) : 'nothing';

  useEffect(() => {
    if (card === null || lit >= steps) return undefined;
    const timer = setTimeout(() => setShown({ card, lit: lit + 1 }), betweenFieldsMs);
    return () => clearTimeout(timer);
  }, [card, lit, steps]);

  const ring = useEffectEvent(() => chime(size));
  useEffect(() => {
    if (isAll) ring();
  }, [isAll, card]);

  return { lit, size, isAmountShown: isAll && isCelebrated(size) };
}
