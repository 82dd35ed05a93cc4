import { ApiRefusal } from '#web/lib/api-refusal';
import type { PauseReason } from '../../../../frame-games/protocol/messages';
import { sessionToCheck } from '../refusals/play-session';
import type { Trouble } from '../rounds/request-event';

/**
 * Why a game has to pause.
 *
 * @param page.hidden     whether the page is hidden
 * @param page.elsewhere  the other game whose open round comes first, if any
 * @returns null while it need not pause
 */
export function pauseReasonOf(page: {
  hidden: boolean;
  trouble: Trouble | null;
  elsewhere: string | null;
}): PauseReason | null {
  const { hidden, trouble, elsewhere } = page;
  if (elsewhere !== null) return 'elsewhere';
  if (trouble && trouble.fate !== 'refused') return 'trouble';
  if (trouble && sessionToCheck(trouble.failure)) return 'reality-check';
  if (trouble && endsPlay(trouble.failure)) return 'break';
  return hidden ? 'hidden' : null;
}

function endsPlay(failure: unknown): boolean {
  if (!(failure instanceof ApiRefusal)) return false;
  return failure.code === 'play-limits/on-break' || failure.code === 'play-limits/excluded';
}
