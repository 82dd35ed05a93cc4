import type * as z from 'zod';
import type { readPlayLimits } from '#contracts/play/limit-routes';
import { type Limit, type LimitedThing, limitedThings, mostAt } from '#domain/play-limits/limits';
import { type PlayState, windowsAt } from '#domain/play-limits/play-state';
import { periods, resetsAt, type Sums } from '#domain/play-limits/windows';
import { localDay, zoneAt } from '#domain/player/local-day';
import { checkSweepsEligibility, type ResidencyRules } from '#domain/player/residency';

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

/** Factor between the API's unit of a limited thing and the stored unit: a minute for time, otherwise 1. */
export function unitOf(thing: LimitedThing): number {
  return thing === 'time' ? minuteMs : 1;
}

/** Maps a play state and all possible limits to the API response. */
export function playLimitsAnswer(state: PlayState, now: Date, rules: ResidencyRules): PlayLimitsAnswer {
  const { residency, residencyCheck, timeOut, session } = state;
  return {
    limits: limitAnswers(state, now),
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
    residency: {
      bornOn: residency.bornOn,
      state: residency.state,
      timeZone: zoneAt(residency.timeZone, now),
      today: localDay(residency.timeZone, now),
      residencyCheck: residencyCheck && {
        state: residencyCheck.state,
        requestedAt: residencyCheck.requestedAt.toISOString(),
        confirmedAt: residencyCheck.confirmedAt?.toISOString() ?? null,
      },
      sweepsRefusedAs: checkSweepsEligibility(state, now, rules)?.code ?? null,
    },
  };
}

function limitAnswers(state: PlayState, now: Date): LimitAnswer[] {
  const windows = windowsAt(state, now);
  const { timeZone } = state.residency;
  const open = periods.map((period) => ({
    period,
    sums: windows[period].sums,
    resetsAt: resetsAt(period, windows[period], timeZone).toISOString(),
  }));
  return limitedThings.flatMap((thing) =>
    open.map(({ period, sums, resetsAt: resets }) => ({
      thing,
      period,
      ...limitInUnits(state.limits[`${thing} ${period}`], unitOf(thing), now),
      counted: Math.floor(countedOf[thing](sums) / unitOf(thing)),
      resetsAt: resets,
    })),
  );
}

function limitInUnits(limit: Limit | undefined, unit: number, now: Date): Pick<LimitAnswer, 'most' | 'next'> {
  const inUnits = (most: number | null) => (most === null ? null : most / unit);
  const next = limit?.next && limit.next.from > now ? limit.next : null;
  return {
    most: inUnits(mostAt(limit, now)),
    next: next && { most: inUnits(next.most), from: next.from.toISOString() },
  };
}
