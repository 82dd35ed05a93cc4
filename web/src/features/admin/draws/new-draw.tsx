import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { drawFields } from '#contracts/draws/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { useConfirmation } from '../parts/use-confirmation';
import { openingEffects, planBody, planMessages } from './plan';
import { PlanInputs } from './plan-inputs';

/** A product for which a draw or odds can be published. */
export interface RandomPrizeProduct {
  readonly id: string;
  readonly name: string;
  /** In hundredths of a Sweeps Coin. */
  readonly price: number;
}

const draw = z.strictObject(drawFields);

/** Opens a draw: from then on its product can be ordered, and its seed is fixed, so the admin confirms it once. */
export function NewDraw({
  products,
  onOpened,
}: {
  products: readonly RandomPrizeProduct[];
  onOpened: () => void;
}) {
  const confirmation = useConfirmation<z.output<typeof draw>>();
  const { field, form, isPending, failure, sendHeld } = useContractForm({
    body: draw,
    defaultValues: { product: products[0]?.id ?? '', prize: '', winners: '1', closesAt: '' },
    messages: planMessages,
    toBody: planBody,
    emptiesWhenDone: true,
    guards: true,
    holds: confirmation.holds,
    send: (body, idempotencyKey) => playFabOps.post('/admin/draws', { body, idempotencyKey }),
    onDone: onOpened,
  });

  const { held } = confirmation;
  const entryProduct = products.find(({ id }) => id === held?.product);

  return (
    <form className="grid grid-cols-1 content-start gap-5" {...form}>
      <ConfirmSubmit
        title="Open this draw?"
        submit="Open draw"
        variant="primary"
        {...confirmation.dialog(sendHeld)}
      >
        {held && entryProduct && <p>{openingEffects(held, entryProduct.name)}</p>}
      </ConfirmSubmit>
      <SelectField
        label="Entry product"
        choices={products.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('product')}
      />
      <PlanInputs field={field} />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
        Open the draw
      </Button>
    </form>
  );
}
