import { useEffect, useState } from 'react';
import type { ScratchRound } from '../scratch-round';

const betweenFieldsMs = 240;

/**
 * Lights the winning fields of an open card one after another, before its amount is presented.
 *
 * @param card  id of the card; null while nothing is to be lit
 * @returns how many fields are lit, and whether these are all
 */
export function useLitFields(card: string | null, round: ScratchRound | null, still: boolean) {
  const [shown, setShown] = useState({ card: '', lit: 0 });
  const steps = round?.outcome.winning.length ?? 0;
  const count = card === null ? 0 : still ? steps : shown.card === card ? shown.lit : 0;

  useEffect(() => {
    if (card === null || count >= steps) return undefined;
    const timer = setTimeout(() => setShown({ card, lit: count + 1 }), betweenFieldsMs);
    return () => clearTimeout(timer);
  }, [card, count, steps]);

  return { count, isAll: card !== null && steps > 0 && count === steps };
}
