import type { Blocker } from '../console/blocker';
import type { RoundState } from '../rounds/machine/round-state';
import { resultAnnouncement } from './result-announcement';

/**
 * The message under a table in a frame, and what screen readers announce.
 *
 * @returns `isRoutine` for a message that the table shows as well. It does not show that coins are missing, which locks its main button.
 */
export function tableMessage(
  state: RoundState,
  blocker: Blocker | null,
  locale?: string,
): { text: string; spoken: string; isRoutine: boolean } {
  const result = resultAnnouncement(state, locale);
  if (blocker?.reason === 'funds') {
    const text = result ? `${result} ${blocker.brief ?? blocker.text}` : blocker.text;
    return { text, spoken: text, isRoutine: false };
  }
  const isRoutine =
    result !== '' || blocker === null || blocker.reason === 'busy' || blocker.reason === 'pace';
  return { text: result || (blocker?.text ?? ''), spoken: result, isRoutine };
}
