import type { PayoutDetails } from '#contracts/affiliates/routes';

type Method = NonNullable<PayoutDetails['method']>;
type TaxForm = NonNullable<PayoutDetails['taxForm']>;

export const payoutKindNames: Readonly<Record<Method['kind'], string>> = {
  paypal: 'PayPal',
  check: 'Mailed check',
};

export const taxFormNames: Readonly<Record<TaxForm['form'], string>> = {
  'w-9': 'W-9 (United States)',
  'w-8ben': 'W-8BEN (all other countries)',
};

const taxFormStates: Readonly<Record<TaxForm['state'], string>> = {
  sent: 'sent, not confirmed yet',
  received: 'received',
  rejected: 'incomplete, please send it again',
};

/** What is known of payout method and tax form, in two lines. */
export function payoutStatus({ method, taxForm }: PayoutDetails): string[] {
  return [
    method ? `${payoutKindNames[method.kind]}: ${method.masked}` : 'No payout method yet.',
    taxForm ? `${taxFormNames[taxForm.form]}: ${taxFormStates[taxForm.state]}` : 'No tax form yet.',
  ];
}
