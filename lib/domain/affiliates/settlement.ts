import { firstOfNextMonth, type LocalDay } from '#domain/player/local-day';
import { programmeRules } from './affiliate-rules';

/** A month in UTC, such as `2026-11`. */
export type SettledMonth = string & { readonly unit: 'settled-month' };

/**
 * What a month came to.
 *
 * - `payable`: it is paid, or waits for it
 * - `carried`: too little to be paid, it goes into the next month
 * - `written-off`: more was taken back than earned; nobody is left owing
 * - `nothing`: there was nothing
 */
export const settlementOutcomes = ['payable', 'carried', 'written-off', 'nothing'] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];

/** The statement of an affiliate's month. */
export interface Statement {
  readonly affiliate: string;
  readonly month: SettledMonth;
  /** What came over from the month before, never below 0. */
  readonly carriedInCents: number;
  /** What fell due in the month, after whatever was taken back. */
  readonly dueCents: number;
  readonly totalCents: number;
  readonly outcome: SettlementOutcome;
  readonly carriedOutCents: number;
  readonly madeAt: Date;
  readonly payment: { readonly at: Date; readonly reference: string } | null;
}

/** What an affiliate's commission comes to, by how far it is. */
export interface CommissionStanding {
  readonly pendingCents: number;
  readonly approvedCents: number;
  readonly paidCents: number;
}

/** The month of a day. */
export function monthOf(day: LocalDay): SettledMonth {
  return day.slice(0, 'YYYY-MM'.length) as SettledMonth;
}

/** The month after a month. */
export function monthAfter(month: SettledMonth): SettledMonth {
  return monthOf(firstOfNextMonth(`${month}-01` as LocalDay));
}

/** Whether a month can be settled: not before the second day of the next, so that nothing of it is still on its way. */
export function canSettle(month: SettledMonth, today: LocalDay): boolean {
  return today > firstOfNextMonth(`${month}-01` as LocalDay);
}

/**
 * Settles a month.
 *
 * @param asked.dueCents  the sum of what fell due on its days
 * @param before          the statement of the month before, undefined for the first
 */
export function settleMonth(
  asked: { affiliate: string; month: SettledMonth; dueCents: number; madeAt: Date },
  before: Pick<Statement, 'carriedOutCents'> | undefined,
): Statement {
  const carriedInCents = before?.carriedOutCents ?? 0;
  const totalCents = carriedInCents + asked.dueCents;
  const outcome = outcomeOf(totalCents);
  const carriedOutCents = outcome === 'carried' ? totalCents : 0;
  return { ...asked, carriedInCents, totalCents, outcome, carriedOutCents, payment: null };
}

/**
 * How far all commission is.
 *
 * @param dues        by the day on which they fall due
 * @param statements  of every month that was settled, the oldest first
 */
export function commissionStanding(
  dues: ReadonlyMap<LocalDay, number>,
  statements: readonly Statement[],
  today: LocalDay,
): CommissionStanding {
  const last = statements.at(-1);
  const sumOf = (isWithin: (day: LocalDay) => boolean) =>
    [...dues].reduce((sum, [day, cents]) => (isWithin(day) ? sum + cents : sum), 0);
  const totalOf = (isPaid: boolean) =>
    statements
      .filter(({ outcome, payment }) => outcome === 'payable' && (payment !== null) === isPaid)
      .reduce((sum, { totalCents }) => sum + totalCents, 0);
  const isUnsettled = (day: LocalDay) => !last || monthOf(day) > last.month;
  return {
    pendingCents: sumOf((day) => day > today),
    approvedCents:
      sumOf((day) => day <= today && isUnsettled(day)) + (last?.carriedOutCents ?? 0) + totalOf(false),
    paidCents: totalOf(true),
  };
}

/** How far a line of commission is; `set-off` in a month in which as much was taken back as earned, or more. */
export const lineStates = ['pending', 'approved', 'paid', 'set-off', 'reversed'] as const;
export type LineState = (typeof lineStates)[number];

/** How far a line is, and by which statement; with the payment's reference once it is paid. */
export interface LineStanding {
  readonly state: LineState;
  /** Null before it is settled. */
  readonly month: SettledMonth | null;
  readonly payment: string | null;
}

/**
 * How far a line is. It is settled with its month, or with the next that is settled where its own was left out; and what was carried over
 * is paid with the month in which it came to enough.
 *
 * @param statements  of every month that was settled, the oldest first
 */
export function lineStanding(
  { dueOn, isReversed }: { dueOn: LocalDay; isReversed: boolean },
  statements: readonly Statement[],
  today: LocalDay,
): LineStanding {
  const unsettled = { month: null, payment: null };
  if (isReversed) return { state: 'reversed', ...unsettled };
  if (dueOn > today) return { state: 'pending', ...unsettled };
  const settled = statements.find(({ month, outcome }) => month >= monthOf(dueOn) && outcome !== 'carried');
  if (!settled) return { state: 'approved', ...unsettled };
  const { month, outcome, payment } = settled;
  if (outcome !== 'payable') return { state: 'set-off', month, payment: null };
  return { state: payment ? 'paid' : 'approved', month, payment: payment?.reference ?? null };
}

export type PaymentRefused = { readonly code: 'affiliates/nothing-payable' | 'affiliates/already-paid' };

/** Notes that a statement was paid; said again with the same reference it stays as it is. */
export function payStatement(
  statement: Statement,
  payment: { at: Date; reference: string },
): Statement | PaymentRefused {
  if (statement.outcome !== 'payable') return { code: 'affiliates/nothing-payable' };
  if (statement.payment)
    return statement.payment.reference === payment.reference
      ? statement
      : { code: 'affiliates/already-paid' };
  return { ...statement, payment };
}

function outcomeOf(totalCents: number): SettlementOutcome {
  if (totalCents === 0) return 'nothing';
  if (totalCents < 0) return 'written-off';
  return totalCents >= programmeRules.payableFromCents ? 'payable' : 'carried';
}
