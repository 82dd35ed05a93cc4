import { useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { FormDialog } from '#components/feedback/form-dialog';
import { Button } from '#components/ui/button';
import { planFields } from '#contracts/draws/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { localTimeOf } from './draw-time';
import { planBody, planMessages } from './plan';
import { PlanInputs } from './plan-inputs';

type RunDraw = GetAnswer<'/admin/draws'>['items'][number];

const plan = z.strictObject(planFields);

/** Changes a draw as long as it has no entries. */
export function ChangeDraw({ draw, onChanged }: { draw: RunDraw; onChanged: (draw: RunDraw) => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" data-row-open="" onClick={() => setOpen(true)}>
        Change this draw
      </Button>
      <FormDialog open={isOpen} onClose={close} title="Change this draw">
        <ChangeForm
          draw={draw}
          onKeep={close}
          onChanged={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      </FormDialog>
    </>
  );
}

function ChangeForm({
  draw: { id, prize, winners, closesAt },
  onKeep,
  onChanged,
}: {
  draw: RunDraw;
  onKeep: () => void;
  onChanged: (draw: RunDraw) => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: plan,
    defaultValues: { prize, winners: String(winners), closesAt: localTimeOf(closesAt) },
    messages: planMessages,
    toBody: planBody,
    guards: true,
    send: (body, idempotencyKey) =>
      playFabOps.put('/admin/draws/{id}', { path: { id }, body, idempotencyKey }),
    onDone: (answer) => onChanged(answer.draw),
  });
  return (
    <form className="grid gap-5" {...form}>
      <p>Players see the change at once. With the first entry, the draw becomes final.</p>
      <PlanInputs field={field} />
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={isPending}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
