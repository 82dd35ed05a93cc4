import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { WheelTurn } from '../coins-views';
import type { CheckedTurn } from './check-turn';
import { turnCheckTitle } from './turn-check-copy';

/** Recomputes a turn in the browser and shows the result of every check. */
export function DrawnAgain({
  turn,
  drawAgain,
}: {
  turn: WheelTurn;
  drawAgain: (turn: WheelTurn) => Promise<CheckedTurn | null>;
}) {
  const [checked, setChecked] = useState<CheckedTurn | 'secret' | null>(null);
  const { isPending, failure, send } = useAttempt();
  const run = () =>
    void send(
      () => drawAgain(turn),
      (found) => setChecked(found ?? 'secret'),
    );

  if (failure !== null) return <FailureNotice failure={failure} onRetry={run} />;
  if (checked === null) {
    return (
      <Button variant="outline" className="justify-self-start" pending={isPending} onClick={run}>
        Verify this spin
      </Button>
    );
  }
  if (checked === 'secret') {
    return (
      <Notice tone="info">
        The secret seed of this spin is still in use, and showing it would give away your next rounds. Change
        your seed to reveal it.
      </Notice>
    );
  }
  const holds = checked.checks.every((check) => check.holds);
  return (
    <>
      <Notice tone={holds ? 'success' : 'error'}>
        {holds
          ? 'All checks passed. This spin was fair.'
          : 'A check failed. Please contact us and mention this spin.'}
      </Notice>
      <ul className="grid gap-2 text-sm">
        {checked.checks.map((check) => (
          <li key={check.id} className="wheel-check flex items-center gap-2" data-holds={check.holds}>
            {check.holds ? (
              <CircleCheck role="img" aria-label="Passed" size={18} />
            ) : (
              <CircleX role="img" aria-label="Failed" size={18} />
            )}
            {turnCheckTitle(check)}
          </li>
        ))}
      </ul>
      <p>The revealed secret seed:</p>
      <code className="text-sm wrap-anywhere">{checked.serverSeed}</code>
    </>
  );
}
