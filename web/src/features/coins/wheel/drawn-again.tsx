import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { WheelTurn } from '../coins-views';
import { useAct } from '../use-act';
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
  const { isPending, failure, run } = useAct(async () => setChecked((await drawAgain(turn)) ?? 'secret'));

  if (failure !== null) return <FailureNotice failure={failure} onRetry={run} />;
  if (checked === null) {
    return (
      <Button look="outline" className="justify-self-start" pending={isPending} onClick={run}>
        Draw it again
      </Button>
    );
  }
  if (checked === 'secret') {
    return (
      <Notice tone="info">
        The secret of this turn is still in use: whoever knew it could predict your next rounds. Change your
        seed, and it is revealed at once.
      </Notice>
    );
  }
  const holds = checked.checks.every((check) => check.holds);
  return (
    <>
      <Notice tone={holds ? 'success' : 'error'}>
        {holds
          ? 'Everything fits. This turn was fair.'
          : 'Something does not fit. Please write to us and name this turn.'}
      </Notice>
      <ul className="wheel-checks">
        {checked.checks.map((check) => (
          <li key={check.id} className="wheel-check" data-holds={check.holds}>
            {check.holds ? (
              <CircleCheck role="img" aria-label="Fits" size={18} />
            ) : (
              <CircleX role="img" aria-label="Does not fit" size={18} />
            )}
            {turnCheckTitle(check)}
          </li>
        ))}
      </ul>
      <p>The secret, now open:</p>
      <code className="wheel-seed">{checked.serverSeed}</code>
    </>
  );
}
