import type { Suspension } from './suspension';

/** Reasons of a suspension: a short label for lists, and a sentence for the player. */
export const suspensionLabel: Readonly<
  Record<Suspension['reason'], { readonly short: string; readonly told: string }>
> = {
  'unusual-play': {
    short: 'Unusual play',
    told: 'Something about the way your account plays is unusual, and we are looking at it.',
  },
  'several-accounts': {
    short: 'Several accounts',
    told: 'It looks as if you had more than one account, which our terms do not allow.',
  },
  'payment-review': { short: 'A payment is looked at', told: 'We are looking at a payment of yours.' },
  'identity-review': { short: 'Identity not clear', told: 'It is not clear to us yet who you are.' },
  'terms-broken': { short: 'Against the terms', told: 'Something was against our terms.' },
  'own-request': {
    short: 'Asked for',
    told: 'We were asked for this, by you or by somebody who cares for you.',
  },
};
