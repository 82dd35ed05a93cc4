import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { paypalFields } from '#contracts/affiliates/fields';
import type { PayoutDetails } from '#contracts/affiliates/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';

const paypal = z.strictObject(paypalFields);

/** Enters a PayPal account for payouts. */
export function PaypalForm({
  taxForm,
  onSaved,
}: {
  taxForm: 'w-9' | 'w-8ben';
  onSaved: (details: PayoutDetails) => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: paypal,
    defaultValues: { email: '' },
    messages: { email: 'Enter the email address of your PayPal account.' },
    send: ({ email }) =>
      playFabOps.put('/affiliates/payout-details', { body: { method: { kind: 'paypal', email }, taxForm } }),
    onDone: onSaved,
  });

  return (
    <form className="flex flex-wrap items-end gap-2" {...form}>
      <TextField label="PayPal email address" type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" variant="primary" pending={isPending}>
        Save payout details
      </Button>
      {failure !== null && <FailureNotice failure={failure} />}
    </form>
  );
}
