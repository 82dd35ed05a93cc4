import { firstOfNextMonth, type LocalDay } from '#domain/player/local-day';
import { programRules } from './affiliate-rules';

/** A month in UTC, such as `2026-11`. */
export type SettledMonth = string & { readonly unit: 'settled-month' };

/**
 * What a month came to.
 *
 * - `payable`: it is paid, or waits for it
 * - `carried`: too little to be paid, or less than nothing by what was taken back after a payout; it goes into the next month
 * - `written-off`: prizes took more than was earned; nobody is left owing for them
 * - `nothing`: there was nothing
 */
export const settlementOutcomes = ['payable', 'carried', 'written-off', 'nothing'] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];

/** The statement of an affiliate's month. */
export interface Statement {
  readonly affiliate: string;
  readonly month: SettledMonth;
  /** What came over from the month before; below 0 where more was taken back after a payout than was earned since. */
  readonly carriedInCents: number;
  /** What fell due in the month, after whatever was taken back. */
  readonly dueCents: number;
  /** Of it, what refunds, disputes and reversals took of commission of earlier months, 0 and above. */
  readonly takenBackCents: number;
  readonly totalCents: number;
  readonly outcome: SettlementOutcome;
  /** What goes into the next month; below 0 it is set against what is earned then. */
  readonly carriedOutCents: number;
  readonly madeAt: Date;
  readonly payment: { readonly at: Date; readonly reference: string } | null;
}

/** What an affiliate's commission comes to, by how far it is. */
export interface CommissionTotals {
  readonly pendingCents: number;
  readonly approvedCents: number;
  readonly paidCents: number;
  /** What was taken back after a payout and is set against what is earned next, 0 and above. */
  readonly owedCents: number;
}

/** What falls due on a day, or on several. */
export interface Due {
  readonly cents: number;
  /** Of it, what refunds, disputes and reversals take of commission that fell due in an earlier month, 0 and above. */
  readonly takenBackCents: number;
}

/** Adds up what falls due. */
export function addDues(dues: Iterable<Due>): Due {
  let [cents, takenBackCents] = [0, 0];
  for (const due of dues) {
    cents += due.cents;
    takenBackCents += due.takenBackCents;
  }
  return { cents, takenBackCents };
}

/**
 * How many days a commission is held that is reckoned now.
 *
 * @param statements  of every month that was settled
 */
export function heldDaysAfter(statements: readonly Pick<Statement, 'payment'>[]): number {
  const wasPaid = statements.some(({ payment }) => payment !== null);
  return wasPaid ? programRules.heldDays : programRules.firstPayoutHeldDays;
}

/** The month of a day. */
export function monthOf(day: LocalDay): SettledMonth {
  return day.slice(0, 'YYYY-MM'.length) as SettledMonth;
}

/** The month after a month. */
export function monthAfter(month: SettledMonth): SettledMonth {
  return monthOf(firstOfNextMonth(`${month}-01` as LocalDay));
}

/** The months from that of a day on that could be settled by now. */
export function settleableFrom(day: LocalDay, today: LocalDay): SettledMonth[] {
  const months: SettledMonth[] = [];
  for (let month = monthOf(day); canSettle(month, today); month = monthAfter(month)) months.push(month);
  return months;
}

/** Whether a month can be settled: not before the second day of the next, so that nothing of it is still on its way. */
export function canSettle(month: SettledMonth, today: LocalDay): boolean {
  return today > firstOfNextMonth(`${month}-01` as LocalDay);
}

/**
 * Settles a month. Of a month below zero what was taken back after a payout is carried over, up to all that was ever paid out; what
 * prizes took is written off.
 *
 * @param asked.due  the sum of what fell due on its days
 * @param earlier    the statements of the months before, the oldest first
 */
export function settleMonth(
  asked: { affiliate: string; month: SettledMonth; due: Due; madeAt: Date },
  earlier: readonly Pick<Statement, 'carriedOutCents' | 'outcome' | 'totalCents'>[],
): Statement {
  const { due, ...of } = asked;
  const { cents: dueCents, takenBackCents } = due;
  const carriedInCents = earlier.at(-1)?.carriedOutCents ?? 0;
  const totalCents = carriedInCents + dueCents;
  const paidOutCents = payableOf(earlier);
  const mostOwedCents = Math.min(takenBackCents + Math.max(0, -carriedInCents), paidOutCents);
  const isPayable = totalCents >= programRules.payableFromCents;
  const carriedOutCents = isPayable ? 0 : Math.max(totalCents, -mostOwedCents) + 0;
  const outcome = outcomeOf({ totalCents, carriedOutCents });
  return {
    ...of,
    carriedInCents,
    dueCents,
    takenBackCents,
    totalCents,
    outcome,
    carriedOutCents,
    payment: null,
  };
}

/**
 * How far all commission is.
 *
 * @param dues        by the day on which they fall due
 * @param statements  of every month that was settled, the oldest first
 */
export function commissionTotals(
  dues: ReadonlyMap<LocalDay, Due>,
  statements: readonly Statement[],
  today: LocalDay,
): CommissionTotals {
  const last = statements.at(-1);
  const carriedCents = last?.carriedOutCents ?? 0;
  const sumOf = (isWithin: (day: LocalDay) => boolean) =>
    [...dues].reduce((sum, [day, { cents }]) => (isWithin(day) ? sum + cents : sum), 0);
  const totalOf = (isPaid: boolean) =>
    payableOf(statements.filter(({ payment }) => (payment !== null) === isPaid));
  const isUnsettled = (day: LocalDay) => !last || monthOf(day) > last.month;
  return {
    pendingCents: sumOf((day) => day > today),
    approvedCents:
      sumOf((day) => day <= today && isUnsettled(day)) + Math.max(0, carriedCents) + totalOf(false),
    paidCents: totalOf(true),
    owedCents: Math.max(0, -carriedCents),
  };
}

/** How far a line of commission is; `set-off` in a month in which as much was taken back as earned, or more. */
export const accrualStatuses = ['pending', 'approved', 'paid', 'set-off', 'reversed'] as const;
export type AccrualState = (typeof accrualStatuses)[number];

/** How far a line is, and by which statement; with the payment's reference once it is paid. */
export interface AccrualStatus {
  readonly state: AccrualState;
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
export function accrualStatus(
  { dueOn, isReversed }: { dueOn: LocalDay; isReversed: boolean },
  statements: readonly Statement[],
  today: LocalDay,
): AccrualStatus {
  const unsettled = { month: null, payment: null };
  if (isReversed) return { state: 'reversed', ...unsettled };
  if (dueOn > today) return { state: 'pending', ...unsettled };
  const settled = statements.find(
    ({ month, outcome, totalCents }) => month >= monthOf(dueOn) && (outcome !== 'carried' || totalCents < 0),
  );
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

function outcomeOf({
  totalCents,
  carriedOutCents,
}: Pick<Statement, 'totalCents' | 'carriedOutCents'>): SettlementOutcome {
  if (totalCents === 0) return 'nothing';
  if (carriedOutCents !== 0) return 'carried';
  return totalCents < 0 ? 'written-off' : 'payable';
}

function payableOf(statements: readonly Pick<Statement, 'outcome' | 'totalCents'>[]): number {
  return statements.reduce(
    (sum, { outcome, totalCents }) => (outcome === 'payable' ? sum + totalCents : sum),
    0,
  );
}
