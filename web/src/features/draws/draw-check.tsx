import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import type { RoundCheck } from '#domain/games/verify-round';
import { useAttempt } from '#web/lib/api/use-attempt';
import { countLabel } from '#web/lib/format/numbers';
import { CheckList } from './check-list';
import type { Draw } from './random-prize-views';

const copy = {
  seed: 'The secret seed is the one we locked in before the first entry',
  machine: 'The entry list is the one we published when the draw closed',
  outcome: 'The secret seed and the entry list give exactly these winners',
};

/** Recomputes a draw in the browser from published data. The button stays in place and keeps the focus. */
export function DrawCheck({
  draw,
  check,
}: {
  draw: Draw;
  check: (draw: Draw, onProgress: (entries: number) => void) => Promise<RoundCheck[] | null>;
}) {
  const [checks, setChecks] = useState<RoundCheck[] | null>(null);
  const [read, setRead] = useState(0);
  const { isPending, failure, send } = useAttempt();

  function run() {
    setRead(0);
    setChecks(null);
    void send(() => check(draw, setRead), setChecks);
  }

  return (
    <>
      {checks && <CheckList checks={checks} words={copy} />}
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="grid justify-items-start gap-2">
        <Button variant="outline" pending={isPending} onClick={run}>
          {checks || failure !== null ? 'Verify again' : 'Verify this draw'}
        </Button>
        <p className="chance-quiet text-sm text-muted" role="status">
          {isPending && read > 0 ? `${countLabel(read)} of ${countLabel(draw.entries)} entries read` : ''}
        </p>
      </div>
    </>
  );
}
