import type { Suspension } from './suspension';

/** Reasons of a suspension: a short label for lists, and a sentence for the player. */
export const suspensionLabel: Readonly<
  Record<Suspension['reason'], { readonly short: string; readonly explanation: string }>
> = {
  'unusual-play': {
    short: 'Unusual play',
    explanation: 'We noticed unusual play on your account and are reviewing it.',
  },
  'several-accounts': {
    short: 'Multiple accounts',
    explanation: 'You appear to have more than one account, which our terms do not allow.',
  },
  'payment-review': { short: 'Payment under review', explanation: 'We are reviewing one of your payments.' },
  'identity-review': {
    short: 'Identity unclear',
    explanation: 'We have not been able to confirm your identity yet.',
  },
  'terms-broken': { short: 'Terms violation', explanation: 'Something on your account violated our terms.' },
  'own-request': {
    short: 'Requested',
    explanation: 'You, or someone who cares for you, asked us for this.',
  },
};
