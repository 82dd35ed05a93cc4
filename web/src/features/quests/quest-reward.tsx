import { Amount } from '#components/ui/amount';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { Quest } from './quests-views';

/** The reward of a quest. */
export function QuestReward({ reward, withSweeps }: { reward: Quest['reward']; withSweeps: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 font-bold">
      <span className="sr-only">Reward: </span>
      <Amount coin="gold" value={reward.gold} />
      {withSweeps && reward.sweeps > 0 && <Amount coin="sweeps" value={reward.sweeps} />}
    </p>
  );
}

/** The reward as text for screen readers. */
export function rewardLabel({ gold, sweeps }: Quest['reward']): string {
  const goldLabel = `${formatAmount('gold', gold)} ${coinNames.gold.name}`;
  if (sweeps === 0) return goldLabel;
  return `${goldLabel} and ${formatAmount('sweeps', sweeps)} ${coinNames.sweeps.name}`;
}
