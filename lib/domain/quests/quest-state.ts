import type { Quest } from './quest';
import { graceMs, type QuestProgress } from './quest-board';

/**
 * How a quest stands.
 *
 * - `locked`: its player takes a break or may not play, so nothing can be done in it; it opens by itself
 * - `active`: it counts what is played
 * - `completed`: it waits to be claimed, for a day longer than its own period
 * - `claimed`: it was paid
 * - `expired`: its period went by before it was finished, or a day more before it was claimed
 */
export const questStates = ['locked', 'active', 'completed', 'claimed', 'expired'] as const;
type QuestState = (typeof questStates)[number];

/**
 * Tells how a quest stands.
 *
 * @param at.until     the first instant after its period
 * @param at.mayPlay   whether its player may play now
 */
export function questState(
  { many }: Pick<Quest, 'many'>,
  { progress, claimedAt }: Pick<QuestProgress, 'progress' | 'claimedAt'>,
  at: { now: Date; until: Date; checkPlayEligibility: boolean },
): QuestState {
  const pastMs = at.now.getTime() - at.until.getTime();
  if (claimedAt) return 'claimed';
  if (progress >= many) return pastMs < graceMs ? 'completed' : 'expired';
  if (pastMs >= 0) return 'expired';
  return at.checkPlayEligibility ? 'active' : 'locked';
}
