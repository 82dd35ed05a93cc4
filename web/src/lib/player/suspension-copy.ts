import type { Suspension } from './suspension';

/** Short label of each reason of a suspension, for lists. */
export const suspensionLabels: Readonly<Record<Suspension['reason'], string>> = {
  'unusual-play': 'Unusual play',
  'several-accounts': 'Multiple accounts',
  'payment-review': 'Payment under review',
  'identity-review': 'Identity unclear',
  'terms-broken': 'Terms violation',
  'own-request': 'Requested',
};
