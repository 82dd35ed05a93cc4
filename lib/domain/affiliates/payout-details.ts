import { redeemsAfterChange } from '#domain/player/email-change';
import type { Address } from '#domain/rewards/address';

/** How an affiliate is paid. */
export type PayoutMethod =
  | { readonly kind: 'paypal'; readonly email: string }
  | { readonly kind: 'check'; readonly address: Address };

/** Tax forms: W-9 of people and companies in the United States, W-8BEN of all others. */
export const taxForms = ['w-9', 'w-8ben'] as const;

/** A tax form is `sent` until an admin has read it. */
export const taxFormStates = ['sent', 'received', 'rejected'] as const;

/** The tax form of an affiliate. The form itself is kept outside of the product. */
export interface TaxForm {
  readonly form: (typeof taxForms)[number];
  readonly state: (typeof taxFormStates)[number];
  /** Start of the current state. */
  readonly since: Date;
}

/** What an operator must know before an affiliate is paid. */
export interface PayoutDetails {
  readonly affiliate: string;
  readonly method: PayoutMethod | null;
  /** Last change of the method; null before the first one, and for a method entered before changes were dated. */
  readonly methodSince: Date | null;
  readonly taxForm: TaxForm | null;
  /** Number of changes. */
  readonly revision: number;
}

/** Why an affiliate cannot be paid yet. */
export type PayoutRefused =
  | { readonly code: 'affiliates/payout-method-missing' | 'affiliates/tax-form-missing' }
  | { readonly code: 'affiliates/payout-method-just-changed'; readonly until: Date };

/** The details of an affiliate who has entered none. */
export function noPayoutDetails(affiliate: string): PayoutDetails {
  return { affiliate, method: null, methodSince: null, taxForm: null, revision: 0 };
}

/** Applies what an affiliate enters. The same tax form keeps its state, unless an admin has rejected it. */
export function enterPayoutDetails(
  before: PayoutDetails,
  { method, form, at }: { method: PayoutMethod; form: TaxForm['form']; at: Date },
): PayoutDetails {
  const { taxForm } = before;
  const isSame = taxForm?.form === form && taxForm.state !== 'rejected';
  return {
    ...before,
    method,
    methodSince: isSameMethod(before.method, method) ? before.methodSince : at,
    taxForm: isSame ? taxForm : { form, state: 'sent', since: at },
    revision: before.revision + 1,
  };
}

/** The tax form that an admin reviewed, and whether it is complete. */
export interface TaxFormReview {
  readonly state: 'received' | 'rejected';
  readonly form: TaxForm['form'];
  /** Revision of the payout details as the admin saw them. */
  readonly revision: number;
}

/** The affiliate changed the payout details since the admin read them. */
export type ReviewRefused =
  | { readonly code: 'affiliates/tax-form-missing' }
  | { readonly code: 'affiliates/payout-details-changed'; readonly revision: number };

/** Records whether the tax form that an affiliate sent is complete. A repeated review changes nothing. */
export function reviewTaxForm(
  before: PayoutDetails,
  { state, form, revision, at }: TaxFormReview & { at: Date },
): PayoutDetails | ReviewRefused {
  if (!before.taxForm) return { code: 'affiliates/tax-form-missing' };
  const isRepeated =
    before.taxForm.form === form && before.taxForm.state === state && before.revision === revision + 1;
  if (isRepeated) return before;
  if (before.taxForm.form !== form || before.revision !== revision)
    return { code: 'affiliates/payout-details-changed', revision: before.revision };
  if (before.taxForm.state === state) return before;
  return { ...before, taxForm: { ...before.taxForm, state, since: at }, revision: before.revision + 1 };
}

/**
 * Checks whether an affiliate can be paid: with a tax form that an admin has received, and a payout method that did not change within as
 * many hours as redemptions pause after a change of the email address. Until then its owner can object to the change.
 */
export function checkPayoutDetails(
  { method, methodSince, taxForm }: PayoutDetails,
  now: Date,
): PayoutRefused | null {
  if (!method) return { code: 'affiliates/payout-method-missing' };
  if (taxForm?.state !== 'received') return { code: 'affiliates/tax-form-missing' };
  const until = methodSince && redeemsAfterChange(methodSince);
  return until && now < until ? { code: 'affiliates/payout-method-just-changed', until } : null;
}

/** Whether two methods pay to the same destination. */
export function isSameMethod(one: PayoutMethod | null, other: PayoutMethod): boolean {
  if (one?.kind === 'paypal') return other.kind === 'paypal' && one.email === other.email;
  if (one?.kind !== 'check' || other.kind !== 'check') return false;
  const fields = ['name', 'line1', 'line2', 'city', 'state', 'postalCode'] as const;
  return fields.every((field) => one.address[field] === other.address[field]);
}

/** A method as lists show it, which is not enough to pay by it. */
export function maskedMethod(method: PayoutMethod): string {
  if (method.kind === 'check') return `${method.address.city}, ${method.address.state}`;
  const [name = '', host = ''] = method.email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
