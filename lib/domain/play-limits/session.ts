import { type Amount, amount, type Coin, sum } from '#domain/money/coin';

/** Intervals of the reality check that a player can choose. */
export const realityCheckMinutes = [15, 30, 45, 60] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

/** Consecutive rounds without a rest. */
export interface Session {
  readonly startedAt: Date;
  /** Last reality check: the start of the session, or the latest confirmation. */
  readonly checkedAt: Date;
  readonly rounds: number;
  readonly staked: Readonly<Record<Coin, Amount>>;
  readonly paid: Readonly<Record<Coin, Amount>>;
}

/** The reality check is due; the next round waits until the player has confirmed it. */
export interface RealityCheckDue {
  readonly code: 'play-limits/reality-check-due';
  readonly session: Session;
}

/** The part of a settled round that a session counts. */
export interface CountedRound {
  readonly coin: Coin;
  readonly stake: Amount;
  readonly payout: Amount;
}

/**
 * The session of a round at this instant: the previous one, unless the player has rested.
 *
 * @param lastPlayedAt  when the player last began a round or decided in one, null before the first
 * @param restMs        time without either after which a new session starts
 */
export function sessionAt(
  before: Session | null,
  lastPlayedAt: Date | null,
  now: Date,
  restMs: number,
): Session {
  const isOn = before && lastPlayedAt && now.getTime() - lastPlayedAt.getTime() < restMs;
  return isOn ? before : newSession(now);
}

/** Played time that a round or decision adds: the time since the previous one of the same session. */
export function playedSince(lastPlayedAt: Date | null, now: Date, restMs: number): number {
  const gapMs = lastPlayedAt ? now.getTime() - lastPlayedAt.getTime() : 0;
  return gapMs > 0 && gapMs < restMs ? gapMs : 0;
}

/** Refuses the next round once the reality check is due. */
export function checkReality(
  session: Session,
  now: Date,
  minutes: RealityCheckMinutes,
): RealityCheckDue | null {
  const isDue = now.getTime() - session.checkedAt.getTime() >= minutes * 60_000;
  return isDue ? { code: 'play-limits/reality-check-due', session } : null;
}

/** Adds a round to a session. */
export function afterRound(session: Session, { coin, stake, payout }: CountedRound): Session {
  return {
    ...session,
    rounds: session.rounds + 1,
    staked: { ...session.staked, [coin]: sum([session.staked[coin], stake]) },
    paid: { ...session.paid, [coin]: sum([session.paid[coin], payout]) },
  };
}

function newSession(now: Date): Session {
  const nothing = { gold: amount(0), sweeps: amount(0) };
  return { startedAt: now, checkedAt: now, rounds: 0, staked: nothing, paid: nothing };
}
