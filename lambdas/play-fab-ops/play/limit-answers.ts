import type * as z from 'zod';
import { type LimitedThing, limitedThings } from '#domain/play-limits/limits';
import { type PlayState, windowsAt } from '#domain/play-limits/play-state';
import { periods, resetsAt, type Sums } from '#domain/play-limits/windows';
import { localDay } from '#domain/player/local-day';
import { mayPlaySweeps, type StandingRules } from '#domain/player/standing';
import type { readPlayLimits } from './limit-contracts';

type PlayLimitsAnswer = z.input<typeof readPlayLimits.answer>;
type LimitAnswer = PlayLimitsAnswer['limits'][number];

const minuteMs = 60_000;

const countedOf: Record<LimitedThing, (sums: Sums) => number> = {
  'stake-gold': ({ staked }) => staked.gold,
  'stake-sweeps': ({ staked }) => staked.sweeps,
  'loss-gold': ({ lost }) => lost.gold,
  'loss-sweeps': ({ lost }) => lost.sweeps,
  purchase: ({ purchasedCents }) => purchasedCents,
  time: ({ playedMs }) => playedMs,
};

/** What the API counts a limited thing in: time in minutes, everything else in its own smallest unit. */
export function unitOf(thing: LimitedThing): number {
  return thing === 'time' ? minuteMs : 1;
}

/** Words what bounds a player's play, with every limit that there can be. */
export function playLimitsAnswer(state: PlayState, now: Date, rules: StandingRules): PlayLimitsAnswer {
  const { standing, timeOut, session } = state;
  return {
    limits: limitedThings.flatMap((thing) => limitAnswers(state, thing, now)),
    timeOut: timeOut && {
      kind: timeOut.kind,
      since: timeOut.since.toISOString(),
      until: timeOut.until?.toISOString() ?? null,
    },
    realityCheckMinutes: state.realityCheck,
    session: session && {
      ...session,
      startedAt: session.startedAt.toISOString(),
      checkedAt: session.checkedAt.toISOString(),
    },
    standing: {
      bornOn: standing.bornOn,
      state: standing.state,
      timeZone: standing.timeZone.name,
      today: localDay(standing.timeZone, now),
      sweepsRefusedAs: mayPlaySweeps(standing, now, rules)?.code ?? null,
    },
  };
}

function limitAnswers(state: PlayState, thing: LimitedThing, now: Date): LimitAnswer[] {
  const windows = windowsAt(state, now);
  const inUnits = (most: number | null) => (most === null ? null : most / unitOf(thing));
  return periods.map((period) => {
    const limit = state.limits[`${thing} ${period}`];
    const isOver = limit?.next && limit.next.from <= now;
    return {
      thing,
      period,
      most: inUnits((isOver ? limit.next?.most : limit?.most) ?? null),
      next:
        limit?.next && !isOver
          ? { most: inUnits(limit.next.most), from: limit.next.from.toISOString() }
          : null,
      counted: Math.floor(countedOf[thing](windows[period].sums) / unitOf(thing)),
      resetsAt: resetsAt(period, windows[period], state.standing.timeZone).toISOString(),
    };
  });
}
