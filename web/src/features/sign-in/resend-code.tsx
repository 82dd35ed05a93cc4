import { useState } from 'react';
import { Button } from '#components/ui/button';
import { useAttempt } from '#web/lib/api/use-attempt';
import { failureMessage } from './failure-copy';
import { useCountdown } from './use-countdown';

const waitSeconds = 30;

/** Sends the code again, after a short wait. */
export function ResendCode({ send }: { send: () => Promise<void> }) {
  const { left, restart } = useCountdown(waitSeconds);
  const [isSent, setSent] = useState(false);
  const { failure, send: attempt } = useAttempt();
  return (
    <p className="grid justify-items-start gap-1 text-sm min-block-13">
      {left > 0 ? (
        <span className="text-muted">{`No message? You can request a new code in ${left} s.`}</span>
      ) : (
        <Button
          variant="link"
          onClick={() => {
            restart();
            void attempt(send, () => setSent(true));
          }}
        >
          Send a new code
        </Button>
      )}
      <span role="status">
        {failure !== null
          ? failureMessage(failure)
          : isSent && 'A new code is on its way. Only the newest one works.'}
      </span>
    </p>
  );
}
