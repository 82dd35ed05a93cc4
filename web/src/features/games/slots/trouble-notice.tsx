import { Link, useLocation } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { formatAmount, coinNames } from '#web/lib/coins';
import { paths } from '#web/lib/paths';
import { wordsFor } from '#web/lib/refusal-words';
import type { Trouble } from './rounds/round-state';

/** What went wrong with a press, what that means for the coins, and the way on. */
export function TroubleNotice({
  trouble,
  onRepeat,
  onDrop,
  onDismiss,
}: {
  trouble: Trouble;
  onRepeat: () => void;
  onDrop: () => void;
  onDismiss: () => void;
}) {
  const { press, fate, failure } = trouble;
  const { pathname, search } = useLocation();
  const stake = `${formatAmount(press.coin, press.stake)} ${coinNames[press.coin].short}`;
  const { title, text } =
    fate === 'stale'
      ? {
          title: 'An earlier spin got no answer.',
          text: `You pressed Spin for ${stake} and the connection was lost. Finding out shows that very round; if it never reached us, it is played now.`,
        }
      : wordsFor(failure);
  return (
    <Notice tone={fate === 'refused' ? 'error' : 'info'} className="slots-trouble">
      <p>
        <strong>{title}</strong> {text}
      </p>
      <div className="slots-trouble-actions">
        {fate === 'refused' && (
          <Button look="outline" onClick={onDismiss}>
            All right
          </Button>
        )}
        {fate === 'signed-out' && (
          <Link className={buttonClass({ look: 'primary' })} to={paths.login({ next: pathname + search })}>
            Sign in
          </Link>
        )}
        {(fate === 'unanswered' || fate === 'stale') && (
          <Button look="primary" onClick={onRepeat}>
            {fate === 'stale' ? 'Find out' : 'Ask again'}
          </Button>
        )}
        {fate === 'stale' && (
          <Button look="outline" onClick={onDrop}>
            Leave it
          </Button>
        )}
      </div>
    </Notice>
  );
}
