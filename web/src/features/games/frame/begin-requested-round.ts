import type { Blocker } from '../console/blocker';
import type { GameRounds } from '../rounds/use-game-rounds';
import type { Refuse, FrameCommand } from './frame-session';

/**
 * Begins the round that a game requests, at its own cost. A blocker is reported to the game and does not affect later rounds.
 *
 * @returns the blocker; null for a round that has begun
 */
export function beginRequested(
  rounds: Pick<GameRounds, 'play'>,
  { request, stake, choice }: Extract<FrameCommand, { type: 'play' }>,
  refuse: Refuse,
): Blocker | null {
  const blocker = rounds.play(choice, stake);
  if (blocker) refuse(request, blocker.text);
  return blocker;
}
