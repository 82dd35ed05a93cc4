import type { SuspensionReason } from './suspension';

/** Sentence for the player for each reason of a suspension, in notices and on the site. */
export const suspensionText: Readonly<Record<SuspensionReason, string>> = {
  'unusual-play': 'We are reviewing unusual play on your account.',
  'several-accounts': 'You seem to have more than one account, which our terms do not allow.',
  'payment-review': 'We are reviewing one of your payments.',
  'identity-review': 'We could not confirm your identity yet.',
  'terms-broken': 'We found a violation of our terms.',
  'own-request': 'You or someone who cares about you asked us to do this.',
};
