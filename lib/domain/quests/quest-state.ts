import type { Quest } from './quest';
import { graceMs, type QuestProgress } from './quest-board';

/**
 * State of a quest.
 *
 * - `locked`: the player may not play now; it unlocks automatically
 * - `active`: it counts plays
 * - `completed`: it can be claimed, until a day after its period
 * - `claimed`: it was paid
 * - `expired`: it was not finished in its period, or not claimed in time
 */
export const questStates = ['locked', 'active', 'completed', 'claimed', 'expired'] as const;
type QuestState = (typeof questStates)[number];

/**
 * Returns the state of a quest.
 *
 * @param at.until                 first instant after its period
 * @param at.mayPlay  whether the player may play now
 */
export function questState(
  { many }: Pick<Quest, 'many'>,
  { progress, claimedAt }: Pick<QuestProgress, 'progress' | 'claimedAt'>,
  at: { now: Date; until: Date; mayPlay: boolean },
): QuestState {
  const pastMs = at.now.getTime() - at.until.getTime();
  if (claimedAt) return 'claimed';
  if (progress >= many) return pastMs < graceMs ? 'completed' : 'expired';
  if (pastMs >= 0) return 'expired';
  return at.mayPlay ? 'active' : 'locked';
}
