import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Blocker } from '../console/blocker';
import { resultAnnouncement } from '../frame/result-announcement';
import { isReplay, type RoundState } from '../rounds/machine/round-state';
import { originPrefixes, resultMessage } from '../rounds/result-copy';

/** The message under the game. */
export function messageText(state: RoundState, blocker: Blocker | null): string {
  if (state.phase === 'requesting') return 'Good luck.';
  if (state.phase === 'showing') return isReplay(state) ? 'Replaying an earlier round.' : 'Spinning…';
  const result = resultAnnouncement(state);
  if (!blocker || blocker.reason === 'pace') return result || 'Spin to win.';
  // The round that used up the coins still has a result to read; other blockers are about a newer press.
  return blocker.reason === 'funds' && result ? `${result} ${blocker.text}` : blocker.text;
}

/** The screen-reader announcement: the landed result and its payout, once the round has been shown. */
export function statusLabel({ phase, table }: RoundState): string {
  if (phase !== 'idle' || !table?.round.isSettled) return '';
  const { round, origin } = table;
  const { outcome } = round;
  const landed = outcome.family === 'wheel' ? `${landedLabel(outcome)} ` : '';
  return `${originPrefixes[origin]}${landed}${resultMessage(round)}`;
}

/** The label of the segment on which a wheel landed. */
export function landedLabel({
  multiple,
}: Pick<Extract<Round['outcome'], { family: 'wheel' }>, 'multiple'>): string {
  if (multiple === 0) return 'The wheel stopped on open water.';
  return `The wheel stopped on ${multiple}×.`;
}
