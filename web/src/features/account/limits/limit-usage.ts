import { setLimit } from '#domain/play-limits/limits';
import { weekdayInstantLabel } from '#web/lib/format/dates';
import { limitedThings } from './limited-things';
import type { PlayLimit } from './play-limits';

interface Where {
  readonly timeZone: string;
  readonly locale?: string;
}

/** The used share of a limit, from 0 to 1; null without a limit. A net win uses nothing of a loss limit. */
export function usedShare({ most, counted }: PlayLimit): number | null {
  if (most === null) return null;
  if (most === 0) return 1;
  return Math.min(1, Math.max(0, counted / most));
}

/** Copy for the usage of a limit: used amount, remaining amount and reset time. */
export function usageCopy(
  limit: PlayLimit,
  { timeZone, locale }: Where,
): {
  used: string;
  /** null without a limit. */
  left: string | null;
} {
  const { thing, most, counted, resetsAt } = limit;
  const { write } = limitedThings[thing];
  const isAhead = counted < 0;
  const resets = `resets on ${weekdayInstantLabel(resetsAt, { timeZone, locale })}`;
  if (most === null) {
    const soFar = isAhead ? `ahead by ${write(-counted, locale)}` : `${write(counted, locale)} so far`;
    return { used: `No limit, ${soFar}`, left: null };
  }
  const used = isAhead
    ? `Ahead by ${write(-counted, locale)}; limit ${write(most, locale)}`
    : `${write(counted, locale)} of ${write(most, locale)}`;
  const left = Math.max(0, most - counted);
  return { used, left: left === 0 ? `Limit reached; ${resets}` : `${write(left, locale)} left; ${resets}` };
}

/** Copy for the time at which a new value would take effect. */
export function effectLabel(
  { thing, period, most }: PlayLimit,
  requested: number | null,
  { now, coolingMs, ...where }: Where & { now: Date; coolingMs: number },
): string {
  const name = `${thing} ${period}` as const;
  const next = setLimit({ [name]: { most, next: null } }, { name, most: requested }, now, coolingMs)[name]
    ?.next;
  if (!next) return 'This applies right away on every device.';
  const from = weekdayInstantLabel(next.from.toISOString(), where);
  return `This is a looser limit, so it starts on ${from}. Until then, your limit is ${limitedThings[thing].write(most ?? 0, where.locale)}.`;
}
