import { Check, Hourglass, Lock, Play } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Badge } from '#components/ui/badge';
import { Button, buttonClass } from '#components/ui/button';
import { CoinFlight } from '#components/ui/coin-flight';
import { Note } from '#components/ui/note';
import { QuestArt } from './quest-art';
import { QuestBar } from './quest-bar';
import { QuestReward, rewardLabel } from './quest-reward';
import type { Quest } from './quests-views';
import { useClaim } from './use-claim';

/**
 * A quest: goal, progress, reward and next step.
 *
 * @param withSweeps  whether the player is eligible for Sweeps Coins
 */
export function QuestCard({
  quest,
  withSweeps,
  onClaimed,
}: {
  quest: Quest;
  withSweeps: boolean;
  onClaimed: (quest: Quest) => void;
}) {
  const titleId = useId();
  const { isPending, failure, credited, claim } = useClaim(quest, onClaimed);
  const { title, text, state } = quest;
  return (
    <article className="quest-card panel" data-state={state} aria-labelledby={titleId}>
      <QuestArt name={quest.art} />
      <div className="quest-words">
        <h3 id={titleId} className="font-display text-lg font-bold text-balance">
          {title}
        </h3>
        <Note>{text}</Note>
      </div>
      <QuestBar quest={quest} />
      <div className="quest-foot">
        <QuestReward reward={quest.reward} withSweeps={withSweeps} />
        <div className="relative">
          {state === 'completed' ? (
            <Button variant="primary" onClick={claim} pending={isPending} aria-label={`Claim ${title}`}>
              Claim
            </Button>
          ) : (
            <QuestStatus quest={quest} />
          )}
          {credited && credited.gold > 0 && <CoinFlight coin="gold" />}
          {credited && credited.sweeps > 0 && <CoinFlight coin="sweeps" coins={5} />}
        </div>
      </div>
      <p className="sr-only" role="status">
        {credited ? `Claimed: ${rewardLabel(credited)}.` : ''}
      </p>
      {failure !== null && <FailureNotice failure={failure} onRetry={claim} />}
    </article>
  );
}

/** The next step when there is nothing to claim. */
function QuestStatus({ quest: { title, path, state } }: { quest: Quest }) {
  switch (state) {
    case 'claimed':
      return (
        <Badge tone="success" className="inline-flex items-center gap-1">
          <Check aria-hidden="true" size={14} /> Claimed
        </Badge>
      );
    case 'expired':
      return (
        <Badge className="inline-flex items-center gap-1">
          <Hourglass aria-hidden="true" size={14} /> Ended
        </Badge>
      );
    case 'locked':
      return (
        <Badge className="inline-flex items-center gap-1">
          <Lock aria-hidden="true" size={14} /> Locked
        </Badge>
      );
    default:
      return (
        <Link className={buttonClass({ variant: 'outline' })} to={path} aria-label={`Play for ${title}`}>
          <Play aria-hidden="true" size={18} />
          Play
        </Link>
      );
  }
}
