import { useEffect, useLayoutEffect } from 'react';
import type { GameSeat } from '../game-seat';
import { mayShowNewest, unseenRound, withoutPayout } from './unseen-round';
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
  const { state, balances, subscribe, read, keepBalances, releaseBalances } = rounds;

  const unseen = unseenRound(state, leftOpen);
  const isWhole = mayShowNewest(state, leftOpen);
  const areKnown = balances !== null;
  // Together with the change of the round, so that the page renders both at once.
  useEffect(
    () => subscribe(() => mayShowNewest(read(), leftOpen) && releaseBalances()),
    [subscribe, read, leftOpen, releaseBalances],
  );
  // Runs before paint: a payout that is visible for one frame would reveal the result.
  useLayoutEffect(() => {
    if (!isWhole && !unseen) return;
    // Also what the game that was left still keeps: its effects are cleaned up later.
    keepBalances(null);
    const newest = backend.balances.read();
    if (unseen && newest && areKnown) keepBalances(withoutPayout(newest, unseen));
  }, [isWhole, unseen, areKnown, backend, keepBalances]);

  return rounds;
}
