import type { GameRounds } from '../rounds/use-game-rounds';
import type { Refuse, FrameCommand } from './frame-session';

/** Begins the round that a game asks for, at its own cost; what is in its way is told to the game, and holds for no other round. */
export function beginAsked(
  rounds: Pick<GameRounds, 'blockerOn' | 'play'>,
  { request, stake, choice }: Extract<FrameCommand, { type: 'play' }>,
  refuse: Refuse,
): void {
  const blocker = rounds.blockerOn(stake);
  if (blocker) refuse(request, blocker.text);
  else rounds.play(choice, stake);
}
