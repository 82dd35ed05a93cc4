import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { LeaveDialog } from '#components/feedback/leave-dialog';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { drawFields } from '#contracts/draws/fields';
import { mostWinners } from '#domain/rewards/draws/draw';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { useLeaveGuard } from '#web/lib/forms/use-leave-guard';

/** A product for which a draw or odds can be published. */
export interface RandomPrizeProduct {
  readonly id: string;
  readonly name: string;
  /** In hundredths of a Sweeps Coin. */
  readonly price: number;
}

const draw = z.strictObject(drawFields);
const messages = {
  prize: 'Describe the prize in 3 to 120 characters.',
  winners: `Enter a number from 1 to ${mostWinners}.`,
  closesAt: 'Enter the time when entries close.',
};

/** Opens a draw: from then on its product can be ordered, and its seed is fixed. */
export function NewDraw({
  products,
  onOpened,
}: {
  products: readonly RandomPrizeProduct[];
  onOpened: () => void;
}) {
  const { field, form, isPending, failure, isDirty } = useContractForm({
    body: draw,
    defaultValues: { product: products[0]?.id ?? '', prize: '', winners: '1', closesAt: '' },
    messages,
    toBody: ({ winners, closesAt, ...typed }) => ({
      ...typed,
      winners: Number(winners),
      closesAt: instantOf(closesAt),
    }),
    emptiesWhenDone: true,
    send: (body, idempotencyKey) => playFabOps.post('/admin/draws', { body, idempotencyKey }),
    onDone: onOpened,
  });

  const guard = useLeaveGuard(isDirty);

  return (
    <form className="grid grid-cols-1 content-start gap-5" {...form}>
      <LeaveDialog {...guard} />
      <SelectField
        label="Entry product"
        choices={products.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('product')}
      />
      <TextField label="Prize" {...field('prize')} />
      <TextField label="Winners" type="number" min={1} max={mostWinners} {...field('winners')} />
      <TextField
        label="Closes"
        hint="Entries close at this time (your time zone)."
        type="datetime-local"
        step={1}
        {...field('closesAt')}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
        Open the draw
      </Button>
    </form>
  );
}

/** An instant of the API for a local time as the field writes it; empty for none. */
function instantOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
