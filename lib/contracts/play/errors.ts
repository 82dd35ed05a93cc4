import type { Session } from '#domain/play-limits/session';
import type { Period } from '#domain/play-limits/windows';
import { defineError } from '../error';

/** Details of a limit that a round or purchase would exceed; amounts in the limit's own unit. */
type LimitReached = { period: Period; most: number; left: number; resetsAt: Date };

/** Error codes of play. */
export const playErrors = {
  'games/unknown-game': defineError(404, 'No game has this id.'),
  // Details name the round; its game is another one only while that round awaits a decision.
  'games/round-open': defineError<{ gameId: string; round: string }>(409, 'Finish the open round first.'),
  'games/unknown-round': defineError(404, 'The player has no round with this id.'),
  'games/decision-not-allowed': defineError(409, 'The round does not offer this decision now.'),
  'games/round-conflict': defineError(409, 'Another decision was made in this round. Read the round again.'),
  'fairness/too-many-rotations': defineError<{ most: number; resetsAt: Date }>(
    409,
    'The limit on seed rotations is reached.',
  ),
  'play-limits/too-fast': defineError<{ retryAfterMs: number }>(
    409,
    'The shortest time between two rounds has not passed.',
  ),
  'play-limits/on-break': defineError<{ until: Date | null }>(409, 'The player is on a break.'),
  'play-limits/excluded': defineError<{ until: Date | null }>(409, 'The player is self-excluded.'),
  'play-limits/stake-limit-reached': defineError<LimitReached>(
    409,
    'The stake would exceed the stake limit.',
  ),
  'play-limits/loss-limit-reached': defineError<LimitReached>(409, 'The stake could exceed the loss limit.'),
  'play-limits/purchase-limit-reached': defineError<LimitReached>(
    409,
    'The purchase would exceed the purchase limit.',
  ),
  'play-limits/time-limit-reached': defineError<LimitReached>(409, 'The play time limit is reached.'),
  'play-limits/reality-check-due': defineError<{ session: Session }>(
    409,
    'Acknowledge the reality check first.',
  ),
  'play-limits/not-stricter': defineError<{ most: number }>(
    409,
    'The limit in force is as strict or stricter. An admin can only make a limit stricter.',
  ),
  'play-limits/not-longer': defineError<{ until: Date | null }>(
    409,
    'The current break or exclusion lasts as long or longer. An admin can only prolong it.',
  ),
};
