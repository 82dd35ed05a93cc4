import { Button } from '#components/ui/button';
import { useNow } from '#web/lib/page/use-now';
import { connectionLabel } from './connection-copy';
import { useLiveness } from './liveness';
import './connection-state.css';

/**
 * Whether changes of other admins appear live, as text and a dot. The countdown is hidden from screen readers.
 *
 * @param isRefused  whether the service rejected the subscriptions, regardless of the connection
 */
export function ConnectionState({ isRefused }: { isRefused: boolean }) {
  const liveness = useLiveness();
  const isInterrupted = !isRefused && liveness.interruptedAt !== null;
  const nowMs = useNow(1_000, { untilMs: isInterrupted ? Infinity : 0 });
  if (isRefused)
    return (
      <p className="connection-state" role="status" data-state="failed">
        <span className="connection-dot" aria-hidden="true" />
        Live updates failed
        <Button variant="link" onClick={() => location.reload()}>
          Reload
        </Button>
      </p>
    );
  return (
    <p
      className="connection-state"
      data-state={isInterrupted ? 'interrupted' : liveness.connection}
      role={isInterrupted ? undefined : 'status'}
    >
      <span className="connection-dot" aria-hidden="true" />
      {connectionLabel(liveness, new Date(nowMs))}
    </p>
  );
}
