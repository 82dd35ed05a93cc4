import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRounds } from '../../rounds/use-rounds';
import { balancesSeen } from '../feature/balances-seen';
import { type Feature, spinSeen } from '../feature/feature';
import { loadRoundMachine } from '../published-slot-game';
import type { SlotSeat } from '../slot-seat';
import { followRounds, nextPresentation, nothingMoves, type PresentationEvent } from './presentation';
import { slotMoment } from './slot-moment';

/** How long the reels turn before they stop on a round that is known, such as a replay. */
const knownTurnMs = 700;

/**
 * The rounds of a slot machine, each on the machine on which it was played, and the presentation of their free spins.
 * Displayed balances follow the spins that were shown, and switch to the newest known when the player leaves.
 */
export function useSlotRounds(seat: SlotSeat) {
  const { game } = seat;
  const rounds = useRounds(seat, (round) => loadRoundMachine(game, round));
  const { state, keepBalances, releaseBalances } = rounds;
  const [known, setPresentation] = useState(nothingMoves);
  const presentation = followRounds(known, state);
  if (presentation !== known) setPresentation(presentation);
  const { phase, of, feature } = presentation;
  const moment = useMemo(() => slotMoment(state, presentation), [state, presentation]);
  const { played, origin } = moment;

  function present(event: PresentationEvent) {
    const next = nextPresentation(presentation, event, state.table);
    if (next !== null) return setPresentation(next);
    rounds.shown();
    // Together with the change of the round, so that the page renders both at once.
    if (rounds.read().phase === 'idle') releaseBalances();
  }

  const isKnownTurning = phase === 'turning' && of !== null;
  const turned = useEffectEvent(() => present({ type: 'turned' }));
  useEffect(() => {
    if (!isKnownTurning) return undefined;
    const timer = setTimeout(() => turned(), knownTurnMs);
    return () => clearTimeout(timer);
  }, [isKnownTurning]);

  // The reels of a round that was left already show its result.
  const isAtRest = state.phase === 'showing' && phase === 'resting';
  const end = useEffectEvent(() => rounds.shown());
  useEffect(() => {
    if (isAtRest) end();
  }, [isAtRest]);

  const seen = phase === 'feature' && feature && origin !== 'replayed' ? spinSeen(feature) : null;
  const settled = state.table?.settled ?? null;
  useEffect(() => {
    // A resumed round is settled and its intro says so, so the balances are shown in full.
    if (phase === 'turning' || (phase === 'stopping' && origin !== 'resumed')) return;
    const isAhead = seen !== null && played && settled;
    if (isAhead) keepBalances(balancesSeen(settled, played.round, seen));
    else releaseBalances();
  }, [phase, origin, seen, played, settled, keepBalances, releaseBalances]);

  return {
    ...rounds,
    moment,
    /** The reels have stopped. */
    reelsStopped: () => present({ type: 'reels-stopped' }),
    /** A stage of the free spins has elapsed. */
    advance: (from: Feature) => present({ type: 'advanced', from }),
    /** Shows the rest of the respins at once. */
    skipRespins: (from: Feature) => present({ type: 'respins-skipped', from }),
    /** Dismisses the summary of the free spins. */
    dismissSummary: () => present({ type: 'summary-dismissed' }),
  };
}
