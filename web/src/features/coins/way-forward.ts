import { paths } from '#web/lib/paths';

/** A link that resolves a refusal. */
interface WayForward {
  readonly label: string;
  readonly to: string;
}

const ways: Readonly<Record<string, WayForward>> = {
  'player/age-and-state-needed': { label: 'Add them now', to: paths.welcome },
  'player/residency-unconfirmed': { label: 'Confirm where you live', to: paths.accountSection('profile') },
  'account/terms-needed': { label: 'Review and accept', to: paths.welcome },
  'player/email-unverified': { label: 'Go to your profile', to: paths.accountSection('profile') },
  'play-limits/on-break': { label: 'See how long', to: paths.accountSection('limits') },
  'play-limits/excluded': { label: 'See how long', to: paths.accountSection('limits') },
  'account/deletion-requested': { label: 'Keep your account', to: paths.accountSection('security') },
  'player/suspended': { label: 'See why', to: paths.account },
  'play-limits/purchase-limit-reached': { label: 'See your limits', to: paths.accountSection('limits') },
};

/** Returns the link that resolves a refusal; null where only waiting or another choice helps. */
export function wayForward(code: string): WayForward | null {
  return ways[code] ?? null;
}
