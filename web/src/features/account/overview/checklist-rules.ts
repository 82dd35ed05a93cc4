import { paths } from '#web/lib/paths';
import type { AccountDetails } from '../account-details';
import type { PlayLimits } from '../limits/play-limits';

/** One step that an account has completed or misses. */
export interface Check {
  readonly id: 'email' | 'age-and-state' | 'terms' | 'limit';
  readonly isDone: boolean;
  readonly title: string;
  /** Why it matters, while it is missing. */
  readonly text: string;
  /** Where it can be completed; null where there is nothing to do. */
  readonly way: { readonly label: string; readonly to: string } | null;
}

/** Returns the steps of an account, completed and missing, in order of use. */
export function checksOf(
  { isEmailVerified, residency, terms }: Pick<AccountDetails, 'isEmailVerified' | 'residency' | 'terms'>,
  { limits }: Pick<PlayLimits, 'limits'>,
): Check[] {
  return [
    {
      id: 'email',
      isDone: isEmailVerified,
      title: 'Confirmed email address',
      text: 'You need one for coins and prizes.',
      way: { label: 'Confirm', to: paths.accountSection('profile') },
    },
    {
      id: 'age-and-state',
      isDone: residency.bornOn !== null && residency.state !== null,
      title: 'Age and state',
      text: 'You need both for Sweeps Coins. You can play with Gold Coins without them.',
      way: { label: 'Add', to: paths.welcome },
    },
    {
      id: 'terms',
      isDone: terms.acceptedVersion === terms.currentVersion,
      title: 'Current terms',
      text: `Accept version ${terms.currentVersion} before you buy coins.`,
      way: { label: 'Read and accept', to: paths.welcome },
    },
    {
      id: 'limit',
      isDone: limits.some(({ most }) => most !== null),
      title: 'Your own limit',
      text: 'Optional, but a good idea.',
      way: { label: 'Set a limit', to: paths.accountSection('limits') },
    },
  ];
}
