import type { Suspension } from '#domain/player/suspension';
import type { PlayState } from './play-state';
import { type FreezeReasons, freeze, owed } from './sweeps-freeze';
import { longerTimeOut, type TimeOut } from './time-out';

/** What keeps a person from playing in whatever account they have. */
export interface Restrictions {
  readonly timeOut: TimeOut | null;
  readonly suspension: Suspension | null;
  /** Whether Sweeps Coins are frozen, for whatever reason. */
  readonly isFrozen: boolean;
}

export const unrestricted: Restrictions = { timeOut: null, suspension: null, isFrozen: false };

/** The restrictions of one account. */
export function restrictionsOf({ timeOut, suspension, frozen }: PlayState): Restrictions {
  return { timeOut, suspension, isFrozen: frozen.length > 0 };
}

/** What restricts the holder of both accounts: the longer time-out, the earlier suspension, and a freeze of either. */
export function stricter(one: Restrictions, other: Restrictions, now: Date): Restrictions {
  return {
    timeOut: longerTimeOut(one.timeOut, other.timeOut, now),
    suspension: earlier(one.suspension, other.suspension),
    isFrozen: one.isFrozen || other.isFrozen,
  };
}

/**
 * Restricts an account by what restricts its person elsewhere. A freeze is inherited as one that only an admin lifts: the dispute
 * behind it belongs to the other account, and its end is not seen here.
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
