import type { GameRounds } from '../rounds/use-game-rounds';
import type { Refuse, FrameCommand } from './frame-session';

/** Begins the round that a game requests, at its own cost. A blocker is reported to the game and does not affect later rounds. */
export function beginRequested(
  rounds: Pick<GameRounds, 'play'>,
  { request, stake, choice }: Extract<FrameCommand, { type: 'play' }>,
  refuse: Refuse,
): void {
  const blocker = rounds.play(choice, stake);
  if (blocker) refuse(request, blocker.text);
}
