import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type Account = Pick<GetAnswer<'/account'>, 'residency' | 'terms'>;

/** The steps of the welcome, in their order. Whoever is too young comes to an end of their own. */
export const steps = ['you', 'terms', 'limits', 'done'] as const;
export type Step = (typeof steps)[number] | 'under-age';

/**
 * Where somebody stands who comes to the welcome, for the first time or again: at the first step that is not done.
 *
 * @param limitsSeen  whether limits were offered here already; they are nobody's duty, so the house does not remember it
 */
export function stepOf({ residency, terms }: Account, limitsSeen: boolean): Step {
  if (residency.sweepsRefusedAs === 'player/under-age') return 'under-age';
  if (residency.bornOn === null || residency.state === null) return 'you';
  if (terms.acceptedVersion !== terms.currentVersion) return 'terms';
  return limitsSeen ? 'done' : 'limits';
}

/**
 * Whether somebody who has just signed in is led here first. Only whoever never told age and state: everybody else is asked for
 * what is missing where it is needed, and not before.
 */
export function isLedHere({ residency }: Pick<Account, 'residency'>): boolean {
  return residency.bornOn === null;
}
