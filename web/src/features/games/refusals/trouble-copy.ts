import type { RefusalCopy } from '#web/lib/api/refusal-copy';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { Trouble } from '../rounds/machine/round-state';
import { isUnreachable } from '../rounds/refused-press';
import { roundRefusalMessage } from './round-refusal-copy';

/** Describes the known outcome of a failed press and the next step. */
export function troubleMessage({ press, fate, failure }: Omit<Trouble, 'readFailure'>): RefusalCopy {
  const refusal = roundRefusalMessage(failure, { coin: press.coin });
  if (fate === 'stale') return press.decision ? staleDecision : staleStake(stakeLabel(press));
  if (fate !== 'unanswered' || !isUnreachable(failure)) return refusal;
  return { title: refusal.title, text: press.decision ? lostDecision : lostStake(stakeLabel(press)) };
}

const byItself = 'When this device is back online, the page checks on its own.';

const lostStake = (staked: string) =>
  `We do not know whether your stake of ${staked} reached us. Check again to see the round. If your stake never reached us, checking plays the round once. ${byItself}`;

const lostDecision = `We do not know whether your decision reached us. Check again to see the result. If it never reached us, checking carries it out once. ${byItself}`;

const staleStake = (staked: string): RefusalCopy => ({
  title: 'An earlier round got no response.',
  text: `You played for ${staked} and the connection was lost. Check what happened to that round. If your stake never reached us, checking plays the round now.`,
});

const staleDecision: RefusalCopy = {
  title: 'An earlier decision got no response.',
  text: 'The connection was lost before we could show you the result. Check what happened to that round. If your decision never reached us, checking carries it out now.',
};

function stakeLabel({ coin, stake }: Trouble['press']): string {
  return `${formatAmount(coin, stake)} ${coinNames[coin].short}`;
}
