/** Lengths of a break in days. */
export const breakDays = [1, 3, 7, 14, 30] as const;
export type BreakDays = (typeof breakDays)[number];

/** Lengths of a self-exclusion in months; null is permanent. */
export const exclusionMonths = [6, 12, 36, 60, null] as const;
export type ExclusionMonths = (typeof exclusionMonths)[number];

/** A period without play and purchases that a player chose. It can be prolonged but not withdrawn. */
export interface TimeOut {
  readonly kind: 'break' | 'exclusion';
  readonly since: Date;
  /** First instant at which the player may play again; null for never. */
  readonly until: Date | null;
}

/** The player requested play during a break or an exclusion. */
export interface TimeOutRefused {
  readonly code: 'play-limits/on-break' | 'play-limits/excluded';
  readonly until: Date | null;
}

const dayMs = 86_400_000;

/**
 * Takes a break. A break that would end before the current time-out changes nothing; a longer one prolongs it, and an exclusion remains an
 * exclusion.
 */
export function takeBreak(before: TimeOut | null, days: BreakDays, now: Date): TimeOut {
  const active = current(before, now);
  const until = new Date(now.getTime() + days * dayMs);
  return longer(active, { kind: active?.kind ?? 'break', since: now, until });
}

/** Excludes a player. An exclusion that would end before the current one changes nothing; a break becomes an exclusion. */
export function exclude(before: TimeOut | null, months: ExclusionMonths, now: Date): TimeOut {
  const until = months === null ? null : addMonths(now, months);
  const excluded = { kind: 'exclusion', since: now, until } as const;
  const active = current(before, now);
  return active?.kind === 'break' ? excluded : longer(active, excluded);
}

/** Returns the longer of two active time-outs, or null if neither is active. */
export function longerTimeOut(one: TimeOut | null, other: TimeOut | null, now: Date): TimeOut | null {
  const active = current(one, now);
  const taken = current(other, now);
  if (!active || !taken) return active ?? taken;
  const lasting = longer(active, taken);
  const kind = active.kind === 'exclusion' || taken.kind === 'exclusion' ? 'exclusion' : 'break';
  return { ...lasting, kind };
}

/** Whether an exclusion is in force. */
export function isExcluded(timeOut: TimeOut | null, now: Date): boolean {
  return current(timeOut, now)?.kind === 'exclusion';
}

/** Refuses a player with an active time-out. */
export function checkTimeOut(timeOut: TimeOut | null, now: Date): TimeOutRefused | null {
  const active = current(timeOut, now);
  if (!active) return null;
  const code = active.kind === 'break' ? 'play-limits/on-break' : 'play-limits/excluded';
  return { code, until: active.until };
}

/** The time-out if it is active. */
function current(timeOut: TimeOut | null, now: Date): TimeOut | null {
  return timeOut && (timeOut.until === null || timeOut.until > now) ? timeOut : null;
}

function longer(active: TimeOut | null, chosen: TimeOut): TimeOut {
  if (!active) return chosen;
  const ends = ({ until }: TimeOut) => until?.getTime() ?? Infinity;
  return ends(active) >= ends(chosen) ? active : chosen;
}

/** Adds months in UTC; a day that the month does not have becomes its last day. */
function addMonths(instant: Date, months: number): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0);
  return later;
}
