import { isUnreachable } from '#web/lib/api/api-refusal';
import type { RefusalCopy } from '#web/lib/api/refusal-copy';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { Trouble } from '../rounds/machine/round-state';
import { fateOf } from '../rounds/refused-press';
import { roundRefusalMessage } from './round-refusal-copy';

/** Describes the known outcome of a failed press and the next step. */
export function troubleMessage({ press, fate, failure }: Omit<Trouble, 'readFailure'>): RefusalCopy {
  const refusal = roundRefusalMessage(failure, { coin: press.coin });
  if (fate === 'unplayed') return press.decision ? unplayedDecision : unplayedStake(stakeLabel(press));
  if (fate !== 'unanswered') return refusal;
  if (isUnreachable(failure)) return { title: refusal.title, text: `${unknownOutcome(press)} ${byItself}` };
  return fateOf(failure) === 'refused' ? { title: uncheckedTitle, text: unknownOutcome(press) } : refusal;
}

const byItself = 'When this device is back online, the page checks on its own. Checking stakes nothing.';

const uncheckedTitle = 'The check was refused.';

function unknownOutcome(press: Trouble['press']): string {
  const pressed = press.decision ? 'decision' : `stake of ${stakeLabel(press)}`;
  return `We do not know whether your ${pressed} reached us. Check again to find out.`;
}

const unplayedStake = (staked: string): RefusalCopy => ({
  title: 'Your stake has not reached us yet.',
  text: `You pressed for ${staked}. We count it once, even if it arrives late. Do you still want to play this round?`,
});

const unplayedDecision: RefusalCopy = {
  title: 'Your decision has not reached us yet.',
  text: 'We count it once, even if it arrives late. Do you still want it?',
};

function stakeLabel({ coin, stake }: Trouble['press']): string {
  return `${formatAmount(coin, stake)} ${coinNames[coin].short}`;
}
