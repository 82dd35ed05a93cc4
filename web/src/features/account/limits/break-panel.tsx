import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Panel } from '#components/ui/panel';
import { type BreakDays, breakDays, takeBreak } from '#domain/play-limits/time-out';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { weekdayInstantLabel } from '#web/lib/format/dates';
import { ChoiceRow } from './choice-row';
import type { PlayLimits } from './play-limits';
import { currentTimeOut, outcomeLabel } from './time-out-copy';

const daysLabel = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const choices = breakDays.map((days) => ({ value: days, label: daysLabel(days) }));

/** Starts a break of some days. It asks for confirmation, because a break cannot be undone. */
export function BreakPanel({
  limits,
  onChanged,
}: {
  limits: PlayLimits;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  const [days, setDays] = useState<BreakDays>(1);
  const [isConfirming, setConfirming] = useState(false);
  const { send, isPending, failure, dismissFailure } = useAttempt();
  const where = { timeZone: limits.residency.timeZone };
  const now = new Date();
  const until = takeBreak(null, days, now).until?.toISOString() ?? '';

  const take = () =>
    void send(
      (idempotencyKey) => playFabOps.post('/play-limits/breaks', { body: { days }, idempotencyKey }),
      (answer) => {
        setConfirming(false);
        onChanged(answer, outcomeLabel(currentTimeOut(limits, now), answer.timeOut, where));
      },
      { choice: String(days) },
    );

  return (
    <Panel title="Take a break">
      <p className="text-sm text-muted">
        A break starts right away and ends on its own. You can make it longer, but no one can shorten it.
      </p>
      <ChoiceRow label="Length of break" choices={choices} chosen={days} onChoose={setDays} />
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          dismissFailure();
          setConfirming(true);
        }}
      >
        <Coffee aria-hidden="true" size={18} />
        {`Take a ${days}-day break`}
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title={`Take a ${days}-day break?`}>
        <div className="account-form">
          <p>{`You cannot play, buy coins, or claim bonuses or quests until ${weekdayInstantLabel(until, where)}.`}</p>
          <p className="font-bold">This cannot be undone, not even by our support team.</p>
          <p>You keep your coins and orders, and you can still finish an open round.</p>
          {failure !== null && <FailureNotice failure={failure} />}
          <div className="account-ways">
            <Button variant="primary" pending={isPending} onClick={take}>
              Start my break
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Not now
            </Button>
          </div>
        </div>
      </Dialog>
    </Panel>
  );
}
