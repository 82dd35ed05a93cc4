import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Blocker } from '../console/blocker';
import { resultAnnouncement } from '../frame/result-announcement';
import type { PlayState } from '../rounds/play-state';
import { resultMessage } from '../rounds/result-copy';

type Moment = Pick<PlayState, 'phase' | 'played' | 'resumed' | 'replayed'>;

/** The message under the game. */
export function messageText(state: Moment, blocker: Blocker | null): string {
  const { phase, replayed } = state;
  if (phase === 'asking') return 'Good luck.';
  if (phase === 'showing') return replayed ? 'Replaying an earlier round.' : 'Spinning…';
  if (blocker && blocker.reason !== 'pace') return blocker.text;
  return resultAnnouncement(state) || 'Spin to win.';
}

/** The screen-reader announcement: the landed result and its payout, once the round has been shown. */
export function statusLabel({ phase, played, resumed, replayed }: Moment): string {
  if (phase !== 'resting' || !played?.isSettled) return '';
  const { outcome } = played;
  const landed = outcome.family === 'wheel' ? `${landedLabel(outcome)} ` : '';
  const which = replayed ? 'Replay: ' : resumed ? 'Your last round: ' : '';
  return `${which}${landed}${resultMessage(played)}`;
}

/** The label of the segment on which a wheel landed. */
export function landedLabel({
  multiple,
}: Pick<Extract<Round['outcome'], { family: 'wheel' }>, 'multiple'>): string {
  if (multiple === 0) return 'The wheel stopped on open water.';
  return `The wheel stopped on ${multiple}×.`;
}
