import { Link } from 'react-router';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';
import { paths } from '#web/lib/paths';

/** Explains a failure to the player and offers a retry. */
export function FailureNotice({ failure, onRetry }: { failure: unknown; onRetry?: () => void }) {
  const { title, text } = messageFor(failure);
  return (
    <Notice tone="error">
      <p className="font-bold">{title}</p>
      <p>{text}</p>
      {failure instanceof ApiRefusal && failure.code === 'player/age-and-state-needed' && (
        <Link className="text-link" to={paths.welcome}>
          Add your age and state
        </Link>
      )}
      {failure instanceof ApiRefusal && failure.code === 'player/residency-unconfirmed' && (
        <Link className="text-link" to={paths.accountSection('profile')}>
          Confirm where you live
        </Link>
      )}
      {failure instanceof ApiRefusal && failure.code === 'account/deletion-requested' && (
        <Link className="text-link" to={paths.accountSection('security')}>
          Keep your account
        </Link>
      )}
      {failure instanceof ApiRefusal && failure.code === 'player/suspended' && (
        <Link className="text-link" to={paths.account}>
          See why
        </Link>
      )}
      {onRetry && (
        <Button variant="link" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
