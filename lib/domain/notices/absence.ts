import type { Amount } from '#domain/money/coin';
import { checkTimeOut, type TimeOut } from '#domain/play-limits/time-out';
import type { Suspension } from '#domain/player/suspension';
import { expiresAt } from '#domain/wallet/expiry';
import type { GrantTerms } from '#domain/wallet/grant';

/** So many days before Sweeps Coins expire their player is told; at 0 they do. */
export const stepsBeforeExpiry = [30, 7, 1, 0] as const;
export type StepBeforeExpiry = (typeof stepsBeforeExpiry)[number];

/** How long a player has been away, and what comes next of it. */
export interface Absence {
  /** When they were last seen, or when a break or exclusion after that is over. */
  readonly countsFrom: Date;
  readonly next: StepBeforeExpiry;
}

/** What is due about somebody who has been away: `next` is null when nothing is due until they are seen again. */
export type AbsenceStep =
  | { readonly act: 'wait'; readonly next: Absence | null }
  | { readonly act: 'warn'; readonly days: number; readonly expiresAt: Date; readonly next: Absence }
  | { readonly act: 'expire'; readonly next: null };

type Terms = Pick<GrantTerms, 'expireAfterDays'>;

const dayMs = 86_400_000;

/** The absence of somebody who was seen just now. */
export function absenceFrom(countsFrom: Date): Absence {
  return { countsFrom, next: stepsBeforeExpiry[0] };
}

/** When the next step of an absence is due. */
export function dueAt({ countsFrom, next }: Absence, terms: Terms): Date {
  return new Date(expiresAt(countsFrom, terms).getTime() - next * dayMs);
}

/**
 * Decides the step of an absence that is due. Nothing is told, and nothing taken, during a break or an exclusion, or while the player is
 * suspended: the days count from its end, or anew. Nobody's coins expire less than a day after a warning: one that comes late, as after an outage, moves their end.
 *
 * @param sweeps  what would expire by now, in hundredths
 * @throws RangeError when nothing is due yet (our bug)
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
  if (absence.next === 0) return sweeps > 0 ? { act: 'expire', next: null } : { act: 'wait', next: null };
  const countsFrom = new Date(
    Math.max(absence.countsFrom.getTime(), now.getTime() - (terms.expireAfterDays - 1) * dayMs),
  );
  const end = expiresAt(countsFrom, terms);
  const msLeft = end.getTime() - now.getTime();
  // The last of the steps is always still to come.
  const next = { countsFrom, next: stepsBeforeExpiry.find((step) => step * dayMs < msLeft) ?? 0 };
  if (sweeps <= 0) return { act: 'wait', next };
  return { act: 'warn', days: Math.round(msLeft / dayMs), expiresAt: end, next };
}
