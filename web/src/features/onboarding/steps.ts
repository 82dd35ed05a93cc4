import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type Account = Pick<GetAnswer<'/account'>, 'residency' | 'terms'>;

/** The steps of the onboarding in order. Players under age end in a step of their own. */
export const steps = ['you', 'terms', 'limits', 'done'] as const;
export type Step = (typeof steps)[number] | 'under-age';

/**
 * Returns the first incomplete step of a player.
 *
 * @param limitsSeen  whether limits were already offered here; they are optional, so only the device stores it
 */
export function stepOf({ residency, terms }: Account, limitsSeen: boolean): Step {
  if (residency.sweepsRefusedAs === 'player/under-age') return 'under-age';
  if (residency.bornOn === null || residency.state === null) return 'you';
  if (terms.acceptedVersion !== terms.currentVersion) return 'terms';
  return limitsSeen ? 'done' : 'limits';
}

/**
 * Whether a sign-in redirects to the onboarding. This applies only to players without age and state; others are asked for missing data
 * where it is required.
 */
export function needsOnboarding({ residency }: Pick<Account, 'residency'>): boolean {
  return residency.bornOn === null;
}
