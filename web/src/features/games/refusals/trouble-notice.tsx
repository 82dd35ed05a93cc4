import { Link, useLocation } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';
import { paths } from '#web/lib/paths';
import { isFurtherOn } from '../rounds/further-round';
import type { Trouble } from '../rounds/machine/round-state';
import { isLeftOpen } from '../rounds/refused-press';
import { troubleMessage } from './trouble-copy';

/** The failure of a press, its effect on coins, and recovery actions. */
export function TroubleNotice({
  trouble,
  onRepeat,
  onDrop,
  onDismiss,
  onShowLeftOpen,
  onPlayGold,
}: {
  trouble: Trouble;
  onRepeat: () => void;
  onDrop: () => void;
  onDismiss: () => void;
  onShowLeftOpen: () => void;
  onPlayGold: () => void;
}) {
  const { press, fate, failure, readFailure } = trouble;
  const { pathname, search } = useLocation();
  const { title, text } = troubleMessage(trouble);
  const isBlocked = failure instanceof ApiRefusal && failure.code === 'player/state-blocked';
  const canCheckAgain =
    fate === 'refused' && (isLeftOpen(failure) || (isFurtherOn(trouble) && readFailure !== null));
  return (
    <Notice tone={fate === 'refused' ? 'error' : 'info'} className="play-trouble">
      <p>
        <strong>{title}</strong> {text}
      </p>
      {readFailure !== null && <p>We could not show the round. {messageFor(readFailure).text}</p>}
      <div className="flex flex-wrap gap-3 mbs-3">
        {canCheckAgain && (
          <Button variant="primary" onClick={onShowLeftOpen}>
            Show round
          </Button>
        )}
        {isBlocked && press.coin === 'sweeps' && (
          <Button variant="primary" onClick={onPlayGold}>
            Play with Gold Coins
          </Button>
        )}
        {fate === 'refused' && (
          <Button variant="outline" onClick={onDismiss}>
            OK
          </Button>
        )}
        {fate === 'signed-out' && (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.login({ next: pathname + search })}>
            Sign in
          </Link>
        )}
        {fate === 'unanswered' && (
          <Button variant="primary" onClick={onRepeat}>
            Check again
          </Button>
        )}
        {fate === 'unplayed' && (
          <>
            <Button variant="primary" onClick={onRepeat}>
              {press.decision ? 'Yes, continue' : 'Yes, play it'}
            </Button>
            <Button variant="outline" onClick={onDrop}>
              No, cancel
            </Button>
          </>
        )}
      </div>
    </Notice>
  );
}
