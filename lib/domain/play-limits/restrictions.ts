import type { Suspension } from '#domain/player/suspension';
import type { PlayState } from './play-state';
import { type FreezeReasons, freeze, owed } from './sweeps-freeze';
import { longerTimeOut, type TimeOut } from './time-out';

/** Restrictions that apply to a person across all accounts. */
export interface Restrictions {
  readonly timeOut: TimeOut | null;
  readonly suspension: Suspension | null;
  /** Whether Sweeps Coins are frozen, for any reason. */
  readonly isFrozen: boolean;
}

export const unrestricted: Restrictions = { timeOut: null, suspension: null, isFrozen: false };

/** The restrictions of one account. */
export function restrictionsOf({ timeOut, suspension, frozen }: PlayState): Restrictions {
  return { timeOut, suspension, isFrozen: frozen.length > 0 };
}

/** Combines the restrictions of two accounts: the longer time-out, the earlier suspension, and a freeze of either. */
export function stricter(one: Restrictions, other: Restrictions, now: Date): Restrictions {
  return {
    timeOut: longerTimeOut(one.timeOut, other.timeOut, now),
    suspension: earlier(one.suspension, other.suspension),
    isFrozen: one.isFrozen || other.isFrozen,
  };
}

/**
 * Applies the restrictions of a person's other accounts. A freeze is inherited with the reason `owed`, which only an admin lifts: the
 * dispute behind it belongs to the other account, and its end is not visible here.
 */
export function restrict(play: PlayState, inherited: Restrictions, now: Date): PlayState {
  const { timeOut, suspension } = stricter(restrictionsOf(play), inherited, now);
  const frozen: FreezeReasons = inherited.isFrozen ? freeze(play.frozen, owed) : play.frozen;
  return { ...play, timeOut, suspension, frozen };
}

function earlier(one: Suspension | null, other: Suspension | null): Suspension | null {
  if (!one || !other) return one ?? other;
  return one.since <= other.since ? one : other;
}
