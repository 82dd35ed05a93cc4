import { type Amount, amount } from '#domain/money/coin';
import {
  type LimitedThing,
  type LimitName,
  limitNames,
  type Limits,
  limitedThings,
} from '#domain/play-limits/limits';
import type { PlayState } from '#domain/play-limits/play-state';
import type { RealityCheckMinutes, Session } from '#domain/play-limits/session';
import type { TimeOut } from '#domain/play-limits/time-out';
import { type Period, periods, type Sums, type Window } from '#domain/play-limits/windows';
import type { Deletion } from '#domain/player/deletion';
import type { LocalDay } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import type { Suspension } from '#domain/player/suspension';
import type { ResidencyCheck } from '#domain/player/viewer-region';

/** Milliseconds since 1970. */
type Instant = number;

/**
 * The play state inside a wallet item. The item must stay within 1 KB, or every round costs twice as much: hence tuples and short names.
 */
export interface PlayItem {
  /** Birthday, state and time zone; then the next time zone and its start, if a change is pending. */
  readonly residency:
    | readonly [bornOn: string | null, state: string | null, zone: string]
    | readonly [bornOn: string | null, state: string | null, zone: string, next: string, from: Instant];
  readonly timeOut: readonly [kind: TimeOut['kind'], since: Instant, until: Instant | null] | null;
  /** Keyed by two letters, for thing and period: the limit; then the looser limit and its start, if one is pending. */
  readonly limits: Readonly<Record<string, LimitItem>>;
  readonly realityCheck: RealityCheckMinutes;
  /** Windows of day, week and month. */
  readonly windows: readonly [day: WindowItem, week: WindowItem, month: WindowItem];
  readonly session: SessionItem | null;
  readonly lastRoundAt: Instant | null;
  /** Omitted when the last round took no decision. */
  readonly lastDecisionAt?: Instant;
  /** Omitted when nothing is frozen. */
  readonly frozen?: readonly string[];
  /** Omitted when no deletion was requested. The third value is present once the account is closed. */
  readonly deletion?:
    | readonly [requestedAt: Instant, eraseAt: Instant]
    | readonly [requestedAt: Instant, eraseAt: Instant, closedAt: Instant];
  /** Omitted for players who are not suspended. */
  readonly suspension?: readonly [since: Instant, reason: Suspension['reason']];
  /** Omitted when the player had no earlier account. */
  readonly isReturned?: true;
  /** Omitted when the email address was never changed. */
  readonly redeemsFrom?: Instant;
  /** Omitted when no sign-in required a check. The third value is present once it is confirmed. */
  readonly residencyCheck?:
    | readonly [state: string, requestedAt: Instant]
    | readonly [state: string, requestedAt: Instant, confirmedAt: Instant];
}

type LimitItem =
  | readonly [most: number | null]
  | readonly [most: number | null, next: number | null, from: Instant];

type WindowItem = readonly [
  from: string,
  stakedGold: Amount,
  stakedSweeps: Amount,
  lostGold: Amount,
  lostSweeps: Amount,
  purchasedCents: number,
  playedMs: number,
];

type SessionItem = readonly [
  startedAt: Instant,
  checkedAt: Instant,
  rounds: number,
  stakedGold: Amount,
  stakedSweeps: Amount,
  paidGold: Amount,
  paidSweeps: Amount,
];

const letterOfThing: Record<LimitedThing, string> = {
  'stake-gold': 'G',
  'stake-sweeps': 'S',
  'loss-gold': 'g',
  'loss-sweeps': 's',
  purchase: 'p',
  time: 't',
};
const letterOfPeriod: Record<Period, string> = { day: 'd', week: 'w', month: 'm' };

const limitCodes = new Map<LimitName, string>(
  limitedThings.flatMap((thing) =>
    periods.map((period) => [`${thing} ${period}`, letterOfThing[thing] + letterOfPeriod[period]] as const),
  ),
);

/** Maps a play state to its part of an item. */
export function toPlayItem({
  residency,
  residencyCheck,
  timeOut,
  frozen,
  deletion,
  suspension,
  isReturned,
  redeemsFrom,
  limits,
  windows,
  session,
  ...state
}: PlayState): PlayItem {
  const { bornOn, state: livesIn, timeZone } = residency;
  const known = [bornOn, livesIn, timeZone.name] as const;
  return {
    residency: timeZone.next ? [...known, timeZone.next.name, timeZone.next.from.getTime()] : known,
    timeOut: timeOut && [timeOut.kind, timeOut.since.getTime(), timeOut.until?.getTime() ?? null],
    limits: limitItems(limits),
    realityCheck: state.realityCheck,
    windows: [windowItem(windows.day), windowItem(windows.week), windowItem(windows.month)],
    session: session && sessionItem(session),
    lastRoundAt: state.lastRoundAt?.getTime() ?? null,
    ...(state.lastDecisionAt && { lastDecisionAt: state.lastDecisionAt.getTime() }),
    ...(frozen.length > 0 && { frozen }),
    ...(deletion && { deletion: deletionItem(deletion) }),
    ...(suspension && { suspension: [suspension.since.getTime(), suspension.reason] as const }),
    ...(isReturned && { isReturned }),
    ...(redeemsFrom && { redeemsFrom: redeemsFrom.getTime() }),
    ...(residencyCheck && { residencyCheck: residencyCheckItem(residencyCheck) }),
  };
}

/** Maps a part of an item to the play state. */
export function fromPlayItem(item: PlayItem): PlayState {
  const [bornOn, livesIn, name, next, from] = item.residency;
  const [day, week, month] = item.windows;
  return {
    residency: {
      bornOn: bornOn as LocalDay | null,
      state: livesIn as State | null,
      timeZone: {
        name,
        next: next === undefined || from === undefined ? null : { name: next, from: new Date(from) },
      },
    },
    residencyCheck: item.residencyCheck ? residencyCheckOf(item.residencyCheck) : null,
    timeOut: item.timeOut && timeOutOf(item.timeOut),
    frozen: item.frozen ?? [],
    deletion: item.deletion ? deletionOf(item.deletion) : null,
    suspension: item.suspension ? suspensionOf(item.suspension) : null,
    isReturned: item.isReturned ?? false,
    redeemsFrom: item.redeemsFrom === undefined ? null : new Date(item.redeemsFrom),
    limits: limitsOf(item.limits),
    realityCheck: item.realityCheck,
    windows: { day: windowOf(day), week: windowOf(week), month: windowOf(month) },
    session: item.session && sessionOf(item.session),
    lastRoundAt: item.lastRoundAt === null ? null : new Date(item.lastRoundAt),
    lastDecisionAt: item.lastDecisionAt === undefined ? null : new Date(item.lastDecisionAt),
  };
}

function limitItems(limits: Limits): PlayItem['limits'] {
  const items: Record<string, LimitItem> = {};
  for (const [name, code] of limitCodes) {
    const limit = limits[name];
    if (limit)
      items[code] = limit.next ? [limit.most, limit.next.most, limit.next.from.getTime()] : [limit.most];
  }
  return items;
}

function limitsOf(items: PlayItem['limits']): Limits {
  return Object.fromEntries(
    limitNames.flatMap((name) => {
      const item = items[limitCodes.get(name) as string];
      if (!item) return [];
      const [most, next, from] = item;
      const isNext = next !== undefined && from !== undefined;
      return [[name, { most, next: isNext ? { most: next, from: new Date(from) } : null }]];
    }),
  );
}

function timeOutOf([kind, since, until]: NonNullable<PlayItem['timeOut']>): TimeOut {
  return { kind, since: new Date(since), until: until === null ? null : new Date(until) };
}

function deletionItem({ requestedAt, eraseAt, closedAt }: Deletion): NonNullable<PlayItem['deletion']> {
  const waits = [requestedAt.getTime(), eraseAt.getTime()] as const;
  return closedAt ? [...waits, closedAt.getTime()] : waits;
}

function deletionOf([requestedAt, eraseAt, closedAt]: NonNullable<PlayItem['deletion']>): Deletion {
  return {
    requestedAt: new Date(requestedAt),
    eraseAt: new Date(eraseAt),
    closedAt: closedAt === undefined ? null : new Date(closedAt),
  };
}

function suspensionOf([since, reason]: NonNullable<PlayItem['suspension']>): Suspension {
  return { since: new Date(since), reason };
}

function residencyCheckItem({
  state,
  requestedAt,
  confirmedAt,
}: ResidencyCheck): NonNullable<PlayItem['residencyCheck']> {
  const pending = [state, requestedAt.getTime()] as const;
  return confirmedAt ? [...pending, confirmedAt.getTime()] : pending;
}

function residencyCheckOf([state, requestedAt, confirmedAt]: NonNullable<
  PlayItem['residencyCheck']
>): ResidencyCheck {
  return {
    state: state as State,
    requestedAt: new Date(requestedAt),
    confirmedAt: confirmedAt === undefined ? null : new Date(confirmedAt),
  };
}

function windowItem({ from, sums }: Window): WindowItem {
  const { staked, lost, purchasedCents, playedMs } = sums;
  return [from, staked.gold, staked.sweeps, lost.gold, lost.sweeps, purchasedCents, playedMs];
}

function windowOf([
  from,
  stakedGold,
  stakedSweeps,
  lostGold,
  lostSweeps,
  cents,
  playedMs,
]: WindowItem): Window {
  const sums: Sums = {
    staked: { gold: amount(stakedGold), sweeps: amount(stakedSweeps) },
    lost: { gold: amount(lostGold), sweeps: amount(lostSweeps) },
    purchasedCents: cents,
    playedMs,
  };
  return { from: from as LocalDay, sums };
}

function sessionItem({ startedAt, checkedAt, rounds, staked, paid }: Session): SessionItem {
  const instants = [startedAt.getTime(), checkedAt.getTime()] as const;
  return [...instants, rounds, staked.gold, staked.sweeps, paid.gold, paid.sweeps];
}

function sessionOf(item: SessionItem): Session {
  const [startedAt, checkedAt, rounds, stakedGold, stakedSweeps, paidGold, paidSweeps] = item;
  return {
    startedAt: new Date(startedAt),
    checkedAt: new Date(checkedAt),
    rounds,
    staked: { gold: stakedGold, sweeps: stakedSweeps },
    paid: { gold: paidGold, sweeps: paidSweeps },
  };
}
