import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';

/** A section of the account: a page that renders beside the section list. */
export interface AccountSection {
  readonly load: (args: LoaderFunctionArgs) => unknown;
  readonly Component: ComponentType;
  readonly shouldRevalidate?: (change: ShouldRevalidateFunctionArgs) => boolean;
}

/** Sections by their name in the address. They live outside the route table so that visitors do not load the list. */
export const accountSections: ReadonlyMap<string, () => Promise<AccountSection>> = new Map<
  string,
  () => Promise<AccountSection>
>([
  ['overview', () => import('./routes/account-overview')],
  ['profile', () => import('./routes/account-profile')],
  ['limits', () => import('./routes/account-limits')],
  ['history', () => import('./routes/account-history')],
  ['charts', () => import('./routes/account-charts')],
  ['fairness', () => import('./routes/account-fairness')],
  ['security', () => import('./routes/account-security')],
  ['identity', () => import('./routes/account-identity')],
  ['notices', () => import('./routes/notices')],
  ['support', () => import('./routes/account-support')],
  ['friends', () => import('./routes/account-referrals')],
]);
