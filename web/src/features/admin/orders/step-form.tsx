import { useState } from 'react';
import * as z from 'zod/mini';
import { ReceiverFailure } from '#components/feedback/receiver-failure';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import { TextField } from '#components/ui/text-field';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { checkParcel, stepFields, trackingNumberMessage } from '#contracts/orders/fields';
import { carrierNames, reasonLabels } from '#domain/rewards/order-copy';
import { carriers } from '#domain/rewards/parcel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import {
  explainFinality,
  needsSuperadmin,
  type NextStatus,
  type NextStep,
  nextSteps,
  reasonsFor,
} from './next-steps';
import { describeReturns, stepEffects } from './step-effects';
import { stepKeyOf } from './step-key';

const orderStep = z.strictObject(stepFields).check(checkParcel);
const messages = {
  trackingNumber: trackingNumberMessage,
  note: `Enter ${lengthLabel(stepFields.note)}, or leave the message empty.`,
};

/** What is typed for a step; what the step does not need stays empty. */
type StepValues = Readonly<Record<'reason' | 'carrier' | 'trackingNumber' | 'promisedOn' | 'note', string>>;

/** The available steps as buttons; each opens its fields. A notice takes the place of those that only a superadmin may take. */
export function StepForm({
  order,
  isSuperadmin,
  onMoved,
}: {
  order: AdminOrder;
  isSuperadmin: boolean;
  onMoved: (order: AdminOrder) => void;
}) {
  const [chosen, setChosen] = useState<NextStep | null>(null);
  const mayUndo = isSuperadmin || !needsSuperadmin(order);
  const steps = nextSteps(order).filter((step) => mayUndo || !step.isUndoing);
  const explanation = explainFinality(order);
  if (steps.length === 0 && mayUndo)
    return (
      <p className="text-sm wrap-anywhere text-muted">
        {explanation ?? 'This order is closed. There are no next steps.'}
      </p>
    );
  return (
    <section className="grid gap-3" aria-label="Next steps">
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((step) => (
            <Button
              key={step.status}
              variant={step.isUndoing ? 'outline' : 'primary'}
              aria-expanded={chosen?.status === step.status}
              onClick={() => setChosen(chosen?.status === step.status ? null : step)}
            >
              {step.name}
            </Button>
          ))}
        </div>
      )}
      {!mayUndo && (
        <Notice tone="info">
          The player has viewed a gift code of this order. Only superadmins can decline, cancel or refund it.
        </Notice>
      )}
      {explanation && <p className="text-sm wrap-anywhere text-muted">{explanation}</p>}
      {chosen && <Fields key={chosen.status} order={order} step={chosen} onMoved={onMoved} />}
    </section>
  );
}

function Fields({
  order,
  step,
  onMoved,
}: {
  order: AdminOrder;
  step: NextStep;
  onMoved: (order: AdminOrder) => void;
}) {
  const reasons = reasonsFor(step.status);
  const { field, form, isPending, failure } = useContractForm({
    body: orderStep,
    defaultValues: {
      reason: reasons[0] ?? '',
      carrier: carriers[0] as string,
      trackingNumber: '',
      promisedOn: '',
      note: '',
    },
    messages,
    toBody: (values) => bodyOf(step.status, values),
    guards: true,
    async send(body) {
      const idempotencyKey = await stepKeyOf(order, body);
      const path = { player: order.player, id: order.id };
      return playFabOps.post('/admin/orders/{player}/{id}/steps', { path, body, idempotencyKey });
    },
    onDone: (answer) => onMoved(answer.order),
  });

  return (
    <form className="grid gap-4 rounded-lg p-4 border-line" {...form}>
      <p className="text-sm">
        {stepEffects[step.status]}
        {step.isUndoing && ` ${describeReturns(order)}`}
      </p>
      {reasons.length > 0 && (
        <SelectField
          label="Reason (shown to player)"
          choices={reasons.map((reason) => ({ value: reason, label: reasonLabels[reason] }))}
          {...field('reason')}
        />
      )}
      {step.status === 'shipped' && (
        <>
          <SelectField
            label="Carrier"
            choices={carriers.map((carrier) => ({ value: carrier, label: carrierNames[carrier] }))}
            {...field('carrier')}
          />
          <TextField label="Tracking number" autoComplete="off" {...field('trackingNumber')} />
        </>
      )}
      {(step.status === 'approved' || step.status === 'shipped') && (
        <TextField
          label="Due date of the next step"
          hint="Leave blank for the standard date."
          type="date"
          {...field('promisedOn')}
        />
      )}
      <TextArea label="Message to player (optional)" rows={2} {...field('note')} />
      {failure !== null && <ReceiverFailure failure={failure} />}
      <Button type="submit" variant={step.isUndoing ? 'danger' : 'primary'} pending={isPending}>
        {step.isUndoing ? `${step.name} and return coins` : step.name}
      </Button>
    </form>
  );
}

/** The body of a step, with those of the values that it takes. */
function bodyOf(status: NextStatus, values: StepValues): Readonly<Record<string, string>> {
  const taken = [
    ...(reasonsFor(status).length > 0 ? (['reason'] as const) : []),
    ...(status === 'shipped' ? (['carrier', 'trackingNumber'] as const) : []),
    'promisedOn',
    'note',
  ] as const;
  const filled = taken.flatMap((name) => (values[name].trim() === '' ? [] : [[name, values[name]] as const]));
  return { status, ...Object.fromEntries(filled) };
}
