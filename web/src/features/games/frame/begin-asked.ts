import type { GameRounds } from '../rounds/use-game-rounds';
import type { Refuse, Wish } from './desk';

/** Begins the round that a game asks for, at its own cost; what is in its way is told to the game, and holds for no other round. */
export function beginAsked(
  rounds: Pick<GameRounds, 'hindranceTo' | 'play'>,
  { request, stake, choice }: Extract<Wish, { type: 'play' }>,
  refuse: Refuse,
): void {
  const hindrance = rounds.hindranceTo(stake);
  if (hindrance) refuse(request, hindrance.text);
  else rounds.play(choice, stake);
}
