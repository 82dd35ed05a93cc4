import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
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
  const now = useNow(isInterrupted);
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
      {connectionLabel(liveness, now)}
    </p>
  );
}

/** Returns the current time, which ticks only during a countdown. */
function useNow(isCounting: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
