import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Panel } from '#components/ui/panel';
import { type BreakDays, breakDays, takeBreak } from '#domain/play-limits/time-out';
import { playFabOps } from '#web/lib/play-fab-ops';
import { useAttempt } from '#web/lib/use-attempt';
import { instantLabel } from '../instant-copy';
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
  const [isAsking, setAsking] = useState(false);
  const { send, isPending, failure, newIdempotencyKey } = useAttempt();
  const where = { timeZone: limits.residency.timeZone };
  const now = new Date();
  const until = takeBreak(null, days, now).until?.toISOString() ?? '';

  const take = () =>
    void send(
      (idempotencyKey) => playFabOps.post('/play-limits/breaks', { body: { days }, idempotencyKey }),
      (answer) => {
        setAsking(false);
        onChanged(answer, outcomeLabel(currentTimeOut(limits, now), answer.timeOut, where));
      },
    );

  return (
    <Panel title="Take a break">
      <p className="account-note">
        A break begins at once and ends by itself. It can be made longer, never shorter, by nobody.
      </p>
      <ChoiceRow label="For" choices={choices} chosen={days} onChoose={setDays} />
      <Button
        look="outline"
        className="justify-self-start"
        onClick={() => {
          newIdempotencyKey();
          setAsking(true);
        }}
      >
        <Coffee aria-hidden="true" size={18} />
        {`Take a break of ${daysLabel(days)}`}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={`A break of ${daysLabel(days)}?`}>
        <div className="account-form">
          <p>{`No play, no purchase, no bonus and no quest until ${instantLabel(until, where)}.`}</p>
          <p className="font-bold">It cannot be undone: not by you, and not by our support.</p>
          <p>Your coins and your orders wait for you. A round that is open can still be ended.</p>
          {failure !== null && <FailureNotice failure={failure} />}
          <div className="account-ways">
            <Button look="primary" pending={isPending} onClick={take}>
              Start my break
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Not now
            </Button>
          </div>
        </div>
      </Dialog>
    </Panel>
  );
}
