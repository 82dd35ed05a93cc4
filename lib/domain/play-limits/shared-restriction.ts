import type { PlayState } from './play-state';
import { type Restrictions, restrict, restrictionsOf, unrestricted } from './restrictions';
import { isExcluded } from './time-out';

/** A restriction that applies to all accounts of a mailbox. Breaks and limits apply to one account. */
export const sharedRestrictions = ['exclusion', 'suspension', 'freeze'] as const;
export type SharedRestriction = (typeof sharedRestrictions)[number];

/** The restrictions of one kind that an account shares with others of its mailbox now; null when it is over. */
export function sharedBy(play: PlayState, kind: SharedRestriction, now: Date): Restrictions | null {
  const { timeOut, suspension, isFrozen } = restrictionsOf(play);
  switch (kind) {
    case 'exclusion':
      return isExcluded(timeOut, now) ? { ...unrestricted, timeOut } : null;
    case 'suspension':
      return suspension && { ...unrestricted, suspension };
    case 'freeze':
      return isFrozen ? { ...unrestricted, isFrozen } : null;
  }
}

/** Applies another account's restrictions to a play state; returns null when they add nothing to its own. */
export function restrictFurther(play: PlayState, shared: Restrictions, now: Date): PlayState | null {
  const after = restrict(play, shared, now);
  const isLonger =
    shared.timeOut !== null &&
    (after.timeOut?.kind !== play.timeOut?.kind ||
      after.timeOut?.until?.getTime() !== play.timeOut?.until?.getTime());
  const isUnchanged = after.suspension === play.suspension && after.frozen === play.frozen && !isLonger;
  return isUnchanged ? null : after;
}
