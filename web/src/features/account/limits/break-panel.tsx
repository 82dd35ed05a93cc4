import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#components/feedback/confirm-dialog';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { type BreakDays, breakDays } from '#domain/play-limits/time-out';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { BreakTerms } from './break-terms';
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
  const where = { timeZone: limits.residency.timeZone };

  return (
    <Panel title="Take a break">
      <Note>
        A break starts right away and ends on its own. You can make it longer, but no one can shorten it.
      </Note>
      <ChoiceRow label="Length of break" choices={choices} chosen={days} onChoose={setDays} />
      <ConfirmDialog
        opener={{
          variant: 'outline',
          className: 'justify-self-start',
          children: (
            <>
              <Coffee aria-hidden="true" size={18} />
              {`Take a ${days}-day break`}
            </>
          ),
        }}
        title={`Take a ${days}-day break?`}
        submit="Start my break"
        variant="primary"
        choice={String(days)}
        act={(idempotencyKey) => playFabOps.post('/play-limits/breaks', { body: { days }, idempotencyKey })}
        onDone={(answer) =>
          onChanged(answer, outcomeLabel(currentTimeOut(limits, new Date()), answer.timeOut, where))
        }
      >
        <BreakTerms days={days} where={where} />
      </ConfirmDialog>
    </Panel>
  );
}
