import type { Amount } from '#domain/money/coin';
import { checkTimeOut, type TimeOut } from '#domain/play-limits/time-out';
import type { Suspension } from '#domain/player/suspension';
import { expiresAt } from '#domain/wallet/expiry';
import type { GrantTerms } from '#domain/wallet/grant';

/** Days before the expiry of Sweeps Coins at which the player is warned; at 0 the coins expire. */
export const stepsBeforeExpiry = [30, 7, 1, 0] as const;
export type StepBeforeExpiry = (typeof stepsBeforeExpiry)[number];

/** A player's absence and its next step. */
export interface Absence {
  /** Last activity, or the end of a later time-out. */
  readonly countsFrom: Date;
  readonly next: StepBeforeExpiry;
  /** Whether the step before was a warning. Coins that arrive after a step without one expire only after a warning of their own. */
  readonly isWarned: boolean;
}

/** The step to take. A `next` of null means that nothing is due until the player returns. */
export type AbsenceStep =
  | { readonly act: 'wait'; readonly next: Absence | null }
  | { readonly act: 'warn'; readonly days: number; readonly expiresAt: Date; readonly next: Absence }
  | { readonly act: 'expire'; readonly next: null };

type Terms = Pick<GrantTerms, 'expireAfterDays'>;

const dayMs = 86_400_000;

/** A new absence that starts at an instant. */
export function absenceFrom(countsFrom: Date): Absence {
  return { countsFrom, next: stepsBeforeExpiry[0], isWarned: false };
}

/** When the next step is due. */
export function dueAt({ countsFrom, next }: Pick<Absence, 'countsFrom' | 'next'>, terms: Terms): Date {
  return new Date(expiresAt(countsFrom, terms).getTime() - next * dayMs);
}

/**
 * Decides the due step of an absence. During a time-out or a suspension nothing is sent or taken, and the days count from its end, or from
 * now. Coins never expire less than a day after a warning: a late warning, such as after an outage or about coins that arrived late,
 * postpones the expiry.
 *
 * @param sweeps  amount that would expire now, in hundredths
 * @throws RangeError when nothing is due yet (a bug)
 */
export function stepOf(
  absence: Absence,
  {
    timeOut,
    suspension,
    sweeps,
    now,
  }: { timeOut: TimeOut | null; suspension: Suspension | null; sweeps: Amount; now: Date },
  terms: Terms,
): AbsenceStep {
  if (dueAt(absence, terms) > now) throw new RangeError('Nothing is due about this absence yet');
  if (suspension) return { act: 'wait', next: absenceFrom(now) };
  const away = checkTimeOut(timeOut, now);
  if (away) return { act: 'wait', next: away.until && absenceFrom(away.until) };
  if (absence.next === 0 && sweeps <= 0) return { act: 'wait', next: null };
  if (absence.next === 0 && absence.isWarned) return { act: 'expire', next: null };
  const countsFrom = new Date(
    Math.max(absence.countsFrom.getTime(), now.getTime() - (terms.expireAfterDays - 1) * dayMs),
  );
  const end = expiresAt(countsFrom, terms);
  const msLeft = end.getTime() - now.getTime();
  // The 0-day step always remains.
  const isWarned = sweeps > 0;
  const next = { countsFrom, next: stepsBeforeExpiry.find((step) => step * dayMs < msLeft) ?? 0, isWarned };
  if (!isWarned) return { act: 'wait', next };
  return { act: 'warn', days: Math.round(msLeft / dayMs), expiresAt: end, next };
}
