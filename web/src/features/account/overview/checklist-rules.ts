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
      title: 'E-mail address confirmed',
      text: 'Coins and prizes need an address that is surely yours.',
      way: { label: 'Confirm it', to: paths.accountSection('profile') },
    },
    {
      id: 'age-and-state',
      isDone: residency.bornOn !== null && residency.state !== null,
      title: 'Age and state told',
      text: 'Sweeps Coins need both. Gold Coins can be played without.',
      way: { label: 'Tell us', to: paths.welcome },
    },
    {
      id: 'terms',
      isDone: terms.acceptedVersion === terms.currentVersion,
      title: 'Terms accepted',
      text: `Version ${terms.currentVersion} is in force; purchases need it.`,
      way: { label: 'Read them', to: paths.welcome },
    },
    {
      id: 'limit',
      isDone: limits.some(({ most }) => most !== null),
      title: 'A limit of your own',
      text: 'Not a duty; a good idea.',
      way: { label: 'Set one', to: paths.accountSection('limits') },
    },
  ];
}
