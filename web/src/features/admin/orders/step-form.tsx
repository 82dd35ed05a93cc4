import { useState } from 'react';
import { ReceiverFailure } from '#components/feedback/receiver-failure';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import { TextField } from '#components/ui/text-field';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { carrierNames, reasonLabel } from '#domain/rewards/order-copy';
import { carriers } from '#domain/rewards/parcel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { type NextStatus, type NextStep, nextSteps, reasonsFor, whyItStands } from './next-steps';

type Body = PostBody<'/admin/orders/{player}/{id}/steps'>['body'];

/** The available steps as buttons; each opens its fields. */
export function StepForm({ order, onMoved }: { order: AdminOrder; onMoved: (order: AdminOrder) => void }) {
  const [chosen, setChosen] = useState<NextStep | null>(null);
  const steps = nextSteps(order);
  const stands = whyItStands(order);
  if (steps.length === 0)
    return (
      <p className="text-sm wrap-anywhere text-muted">
        {stands ?? 'This order is closed. There are no next steps.'}
      </p>
    );
  return (
    <section className="grid gap-3" aria-label="Next steps">
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
      {stands && <p className="text-sm wrap-anywhere text-muted">{stands}</p>}
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
  const { isPending, failure, onSubmit } = useFormAttempt(
    async (fields) => {
      const body = bodyOf(step.status, fields);
      // The key is made from the input, so that a repeat in a form that was closed and opened again is the same request.
      const idempotencyKey = `${order.timeline.length}-${await digestOf(JSON.stringify(body))}`;
      const path = { player: order.player, id: order.id };
      return playFabOps.post('/admin/orders/{player}/{id}/steps', { path, body, idempotencyKey });
    },
    (answer) => onMoved(answer.order),
  );

  return (
    <form className="grid gap-4 rounded-lg p-4 border-line" onSubmit={onSubmit}>
      {reasons.length > 0 && (
        <SelectField
          label="Reason (shown to player)"
          name="reason"
          choices={reasons.map((reason) => ({ value: reason, label: reasonLabel[reason] }))}
        />
      )}
      {step.status === 'shipped' && (
        <>
          <SelectField
            label="Carrier"
            name="carrier"
            choices={carriers.map((carrier) => ({ value: carrier, label: carrierNames[carrier] }))}
          />
          <TextField
            label="Tracking number"
            name="trackingNumber"
            required
            minLength={4}
            maxLength={40}
            pattern="[A-Za-z0-9][A-Za-z0-9 \-]*"
            autoComplete="off"
          />
        </>
      )}
      {(step.status === 'approved' || step.status === 'shipped') && (
        <TextField
          label="Due date of the next step"
          hint="Leave blank for the standard date."
          name="promisedOn"
          type="date"
        />
      )}
      <TextArea label="Message to player (optional)" name="note" maxLength={300} rows={2} />
      {failure !== null && <ReceiverFailure failure={failure} />}
      <Button type="submit" variant={step.isUndoing ? 'danger' : 'primary'} pending={isPending}>
        {step.isUndoing ? `${step.name} and return coins` : step.name}
      </Button>
    </form>
  );
}

function bodyOf(status: NextStatus, fields: FormData): Body {
  const words = ['reason', 'carrier', 'trackingNumber', 'promisedOn', 'note'].flatMap((name) => {
    const value = String(fields.get(name) ?? '').trim();
    return value === '' ? [] : [[name, value] as const];
  });
  return { status, ...Object.fromEntries(words) } as Body;
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
