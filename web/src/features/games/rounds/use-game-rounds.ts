import { useLayoutEffect } from 'react';
import type { GameSeat } from '../game-seat';
import { unseenRound, withoutPayout } from './unseen-round';
import { useRounds } from './use-rounds';

const nothingElse = () => Promise.resolve(null);

export type GameRounds = ReturnType<typeof useGameRounds>;

/**
 * The rounds of a seat that presents each answer as a whole. Until it is shown, the displayed balances hide its result, and the payout of a
 * round that was left before it was seen.
 */
export function useGameRounds(seat: GameSeat) {
  const { backend, leftOpen } = seat;
  const rounds = useRounds(seat, nothingElse);
  const { state, balances } = rounds;
  const { phase, table } = state;

  const unseen = unseenRound(state, leftOpen);
  const isResumed = table?.origin === 'resumed' && table.awaits !== 'seeing';
  const isWhole = unseen === null && (phase === 'idle' || phase === 'deciding' || isResumed);
  const areKnown = balances !== null;
  // Runs before paint: a payout that is visible for one frame would reveal the result.
  useLayoutEffect(() => {
    if (!isWhole && !unseen) return;
    backend.balances.keep(null);
    const newest = backend.balances.read();
    if (unseen && newest && areKnown) backend.balances.keep(withoutPayout(newest, unseen));
  }, [isWhole, unseen, areKnown, backend]);

  return rounds;
}
