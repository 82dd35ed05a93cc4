import { firstOfNextMonth, type LocalDay } from '#domain/player/local-day';
import { programRules } from './affiliate-rules';

/** A month in UTC, such as `2026-11`. */
export type SettledMonth = string & { readonly unit: 'settled-month' };

/**
 * Outcome of a month.
 *
 * - `payable`: paid or awaiting payment
 * - `carried`: below the payout threshold, or negative because of amounts taken back after a payout; carried to the next month
 * - `written-off`: redemptions exceeded earnings; the affiliate does not owe the difference
 * - `nothing`: the total is 0
 */
export const settlementOutcomes = ['payable', 'carried', 'written-off', 'nothing'] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];

/** Monthly statement of an affiliate. */
export interface Statement {
  readonly affiliate: string;
  readonly month: SettledMonth;
  /** Carried over from the previous month; negative when more was taken back after a payout than earned since. */
  readonly carriedInCents: number;
  /** Amount that fell due in the month, net of deductions. */
  readonly dueCents: number;
  /** Part that refunds, disputes and reversals took from commission of earlier months, zero or more. */
  readonly takenBackCents: number;
  readonly totalCents: number;
  readonly outcome: SettlementOutcome;
  /** Carried to the next month; a negative amount is offset against its earnings. */
  readonly carriedOutCents: number;
  readonly madeAt: Date;
  readonly payment: { readonly at: Date; readonly reference: string } | null;
}

/** An affiliate's commission by state. */
export interface CommissionTotals {
  readonly pendingCents: number;
  readonly approvedCents: number;
  readonly paidCents: number;
  /** Taken back after a payout, to be offset against future earnings; zero or more. */
  readonly owedCents: number;
}

/** Amounts due on one or several days. */
export interface Due {
  readonly cents: number;
  /** Part that refunds, disputes and reversals take from commission due in an earlier month; negative if undone refunds give back more. */
  readonly takenBackCents: number;
}

/** Adds due amounts. */
export function addDues(dues: Iterable<Due>): Due {
  let [cents, takenBackCents] = [0, 0];
  for (const due of dues) {
    cents += due.cents;
    takenBackCents += due.takenBackCents;
  }
  return { cents, takenBackCents };
}

/**
 * Holding period, in days, of a commission computed now.
 *
 * @param statements  all settled months
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

/** The months, starting with that of a day, that can be settled today. */
export function settleableFrom(day: LocalDay, today: LocalDay): SettledMonth[] {
  const months: SettledMonth[] = [];
  for (let month = monthOf(day); canSettle(month, today); month = monthAfter(month)) months.push(month);
  return months;
}

/** Whether a month can be settled: from the second day of the next month, when all its events have arrived. */
export function canSettle(month: SettledMonth, today: LocalDay): boolean {
  return today > firstOfNextMonth(`${month}-01` as LocalDay);
}

/**
 * Settles a month. Of a negative total, amounts taken back after a payout are carried over, limited to the sum of all payouts; the rest is
 * written off.
 *
 * @param input.due  sum of the amounts due in the month
 * @param earlier    statements of previous months, oldest first
 */
export function settleMonth(
  input: { affiliate: string; month: SettledMonth; due: Due; madeAt: Date },
  earlier: readonly Pick<Statement, 'carriedOutCents' | 'outcome' | 'totalCents'>[],
): Statement {
  const { due, ...of } = input;
  const { cents: dueCents } = due;
  const takenBackCents = Math.max(0, due.takenBackCents);
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
 * Computes the totals of all commission.
 *
 * @param dues        by due day
 * @param statements  all settled months, oldest first
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

/**
 * Whether an affiliate will be paid though nothing more is earned: a statement is unpaid, or what is carried and not settled yet reaches the
 * payout threshold.
 *
 * @param dues        by due day
 * @param statements  all settled months, oldest first
 */
export function awaitsPayout(dues: ReadonlyMap<LocalDay, Due>, statements: readonly Statement[]): boolean {
  if (statements.some(({ outcome, payment }) => outcome === 'payable' && payment === null)) return true;
  const last = statements.at(-1);
  const unsettled = [...dues].flatMap(([day, due]) => (!last || monthOf(day) > last.month ? [due] : []));
  return (last?.carriedOutCents ?? 0) + addDues(unsettled).cents >= programRules.payableFromCents;
}

/** States of an accrual; `set-off` in a month whose total is zero or negative. */
export const accrualStatuses = ['pending', 'approved', 'paid', 'set-off', 'reversed'] as const;
export type AccrualState = (typeof accrualStatuses)[number];

/** State of an accrual with its statement, and the payment's reference once it is paid. */
export interface AccrualStatus {
  readonly state: AccrualState;
  /** Null before settlement. */
  readonly month: SettledMonth | null;
  readonly payment: string | null;
}

/**
 * Returns the state of an accrual. It is settled with its month, or with the next settled one if its own was skipped; a carried amount is
 * paid with the month that reaches the threshold.
 *
 * @param statements  all settled months, oldest first
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

/**
 * The statement that settles what falls due on a day: that of its month, or of the next settled one if its own was skipped.
 *
 * @param statements  all settled months, oldest first
 */
export function statementOf<Month extends Pick<Statement, 'month'>>(
  statements: readonly Month[],
  dueOn: LocalDay,
): Month | undefined {
  return statements.find(({ month }) => month >= monthOf(dueOn));
}

/** What a statement wrote off of a negative total; 0 without one. */
export function writtenOffBy({
  totalCents,
  carriedOutCents,
}: Pick<Statement, 'totalCents' | 'carriedOutCents'>): number {
  return totalCents < 0 ? carriedOutCents - totalCents : 0;
}

export type PaymentRefused = { readonly code: 'affiliates/nothing-payable' | 'affiliates/already-paid' };

/** Records the payment of a statement. Idempotent for the same reference. */
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
