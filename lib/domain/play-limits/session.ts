import { type Amount, amount, type Coin, sum } from '#domain/money/coin';

/** After how many minutes a player can choose to be reminded. */
export const realityCheckMinutes = [15, 30, 45, 60] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

/** Rounds played without a longer rest in between. */
export interface Session {
  readonly startedAt: Date;
  /** When the player was last shown where they stand: at the start, or when they confirmed it. */
  readonly checkedAt: Date;
  readonly rounds: number;
  readonly staked: Readonly<Record<Coin, Amount>>;
  readonly paid: Readonly<Record<Coin, Amount>>;
}

/** The player has played for long enough to be told where they stand; the next round waits until they have seen it. */
export interface RealityCheckDue {
  readonly code: 'play-limits/reality-check-due';
  readonly session: Session;
}

/** A settled round, as far as a session counts it. */
export interface CountedRound {
  readonly coin: Coin;
  readonly stake: Amount;
  readonly payout: Amount;
}

/**
 * The session that a round at this instant belongs to: the one before, unless the player has rested.
 *
 * @param lastRoundAt  when the player's last round was taken, null before the first
 * @param restMs       after how many milliseconds without a round a new session starts
 */
export function sessionAt(
  before: Session | null,
  lastRoundAt: Date | null,
  now: Date,
  restMs: number,
): Session {
  const isOn = before && lastRoundAt && now.getTime() - lastRoundAt.getTime() < restMs;
  return isOn ? before : newSession(now);
}

/** How long a round adds to the time played: since the round before it, if both are of one session. */
export function playedSince(lastRoundAt: Date | null, now: Date, restMs: number): number {
  const gapMs = lastRoundAt ? now.getTime() - lastRoundAt.getTime() : 0;
  return gapMs > 0 && gapMs < restMs ? gapMs : 0;
}

/** Refuses the next round of whoever has not been reminded for as long as they have chosen. */
export function checkReality(
  session: Session,
  now: Date,
  minutes: RealityCheckMinutes,
): RealityCheckDue | null {
  const isDue = now.getTime() - session.checkedAt.getTime() >= minutes * 60_000;
  return isDue ? { code: 'play-limits/reality-check-due', session } : null;
}

/** A session after one more round. */
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
