import { ApiRefusal } from '#web/lib/api/api-refusal';
import type { PauseReason } from '../../../../frame-games/protocol/messages';
import { sessionToCheck } from '../refusals/play-session';
import { awaitsRetry, type RoundState } from '../rounds/machine/round-state';

/**
 * Why a game has to pause.
 *
 * @param hidden  whether the page is hidden
 * @returns null while it need not pause
 */
export function pauseReasonOf({ trouble }: Pick<RoundState, 'trouble'>, hidden: boolean): PauseReason | null {
  if (awaitsRetry(trouble)) return 'trouble';
  if (trouble && sessionToCheck(trouble.failure)) return 'reality-check';
  if (trouble && endsPlay(trouble.failure)) return 'break';
  return hidden ? 'hidden' : null;
}

function endsPlay(failure: unknown): boolean {
  if (!(failure instanceof ApiRefusal)) return false;
  return failure.code === 'play-limits/on-break' || failure.code === 'play-limits/excluded';
}
