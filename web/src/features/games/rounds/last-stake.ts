import type { GameBackend } from './game-backend';
import type { RoundEvent } from './machine/round-event';
import type { Press } from './press';
import { retryAfterMs } from './refused-press';

/**
 * Keeps the stake that a response has revealed: its own, or the earlier one of a too-fast refusal.
 *
 * @param press.decision  a decision begins no round
 * @param cycleMs  the shortest time to the next round of the game of the press
 */
export function rememberStake(
  { lastStake }: Pick<GameBackend, 'lastStake'>,
  { player, decision }: Press,
  response: RoundEvent,
  cycleMs: number,
): void {
  const atMs = decision ? null : stakedAtMs(response, cycleMs);
  if (atMs !== null) lastStake.set({ player, atMs });
}

function stakedAtMs(response: RoundEvent, cycleMs: number): number | null {
  // Measured from the answer, which follows the API's own timestamp.
  if (response.type === 'answered') return response.nowMs;
  if (response.type !== 'failed') return null;
  const waitMs = retryAfterMs(response.failure);
  return waitMs === null ? null : response.nowMs + waitMs - cycleMs;
}
