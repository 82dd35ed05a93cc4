import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../../../frame-games/protocol/messages';
import type { GameSeat } from '../game-seat';
import { useGameRounds } from '../rounds/use-game-rounds';
import type { Refuse, Wish } from './desk';

type Stake = Extract<Wish, { type: 'play' }>;

/**
 * Rounds of a game that speaks the protocol of frames: `grant` does what the game wants, as far as the page's own rules let it.
 * A result that the game never says it has shown is told after a while all the same.
 */
export function useFramedRounds(seat: GameSeat) {
  const [asked, setAsked] = useState<{ stake: Stake; refuse: Refuse } | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const rounds = useGameRounds(seat, asked?.stake.stake ?? seat.choice.stake);
  const { phase, awaits, played } = rounds.state;

  // Only a rendered stake is checked against the balances.
  const playAsked = useEffectEvent(({ stake, refuse }: NonNullable<typeof asked>) => {
    if (rounds.hindrance) refuse(stake.request, rounds.hindrance.text);
    else rounds.play(stake.choice);
  });
  useEffect(() => {
    if (asked) playAsked(asked);
  }, [asked]);

  const tellAtLast = useEffectEvent(() => rounds.shown());
  useEffect(() => {
    if (phase !== 'showing' || awaits === 'decision') return undefined;
    const timer = setTimeout(() => tellAtLast(), limits.shownWithinMs);
    return () => clearTimeout(timer);
  }, [phase, awaits, played]);

  function grant(wish: Wish, refuse: Refuse) {
    if (wish.type === 'play') setAsked({ stake: wish, refuse });
    else if (wish.type === 'decide') rounds.decide(wish.decision);
    else if (wish.type === 'shown') rounds.shown();
    else setHeight(wish.pixels);
  }

  return { rounds, grant, height };
}
