import type { ReelsAt } from '../reels-at';
import type { SlotMoment } from '../rounds/slot-moment';
import type { CascadeOnTable } from './cascade-progress';
import type { Cascade } from './cascade-steps';

/**
 * The reels at one moment of a spin that may tumble: the step on show and, once nothing falls any more, the last window until another
 * round is known.
 *
 * @param at                   the reels at the stops of the spin
 * @param moment.running       the step on show; null while nothing tumbles
 * @param moment.isUnanswered  whether the reels turn for a round that is not known yet
 */
export function reelsInCascade(
  at: ReelsAt,
  cascade: Cascade | null,
  {
    phase,
    running,
    isUnanswered,
  }: Pick<SlotMoment, 'phase'> & { running: CascadeOnTable | null; isUnanswered: boolean },
): ReelsAt {
  if (running) return running.isFalling ? running.step.after : running.step.at;
  const isPast = phase === 'resting' || (phase === 'turning' && isUnanswered);
  return cascade && isPast ? cascade.rest : at;
}
