import type { CheckRule, Finding } from './check-rule';

/** Result of one rule: a noted rule is met, with something that the studio should know. */
export type RuleStatus = 'passed' | 'noted' | 'failed' | 'not-checked';

export interface RuleReport extends CheckRule {
  readonly status: RuleStatus;
  /** What was found, as sentences. */
  readonly details: readonly string[];
  /** Why it was not checked; null for every other rule. */
  readonly reason: string | null;
}

/** The report of a check, for people and as JSON for machines. */
export interface StudioReport {
  /** The checked folder. */
  readonly subject: string;
  /** `ready`: every rule is met; `incomplete`: none is violated, but not all were checked; `faulty`: one is violated. */
  readonly verdict: 'ready' | 'incomplete' | 'faulty';
  readonly summary: Readonly<Record<RuleStatus, number>>;
  /** Measured sizes and counts, as sentences. */
  readonly facts: readonly string[];
  readonly rules: readonly RuleReport[];
}

/** Exit code where nothing was checked: the command line was not understood, or the check itself failed. */
export const notRunExitCode = 2;

/** Exit code of a check by its verdict. */
export const exitCodes: Readonly<Record<StudioReport['verdict'], number>> = {
  ready: 0,
  faulty: 1,
  incomplete: 3,
};

/**
 * Creates the report of a check.
 *
 * @param input.notChecked  why each rule that was not checked was not, by its id; a finding counts more
 */
export function createReport<Id extends string>({
  subject,
  facts,
  rules,
  findings,
  notChecked,
}: {
  subject: string;
  facts: readonly string[];
  rules: readonly CheckRule<Id>[];
  findings: readonly Finding<Id>[];
  notChecked?: Readonly<Partial<Record<Id, string>>>;
}): StudioReport {
  const reports = rules.map((rule): RuleReport => {
    const found = findings.filter((finding) => finding.rule === rule.id);
    const details = found.map(({ text }) => text);
    if (found.some(({ kind }) => kind === 'fault'))
      return { ...rule, status: 'failed', details, reason: null };
    const reason = notChecked?.[rule.id] ?? null;
    if (reason !== null) return { ...rule, status: 'not-checked', details, reason };
    return { ...rule, status: found.length > 0 ? 'noted' : 'passed', details, reason };
  });
  const count = (status: RuleStatus) => reports.filter((report) => report.status === status).length;
  const summary = {
    passed: count('passed'),
    noted: count('noted'),
    failed: count('failed'),
    'not-checked': count('not-checked'),
  };
  return { subject, verdict: verdictOf(summary), summary, facts, rules: reports };
}

function verdictOf(summary: StudioReport['summary']): StudioReport['verdict'] {
  if (summary.failed > 0) return 'faulty';
  return summary['not-checked'] > 0 ? 'incomplete' : 'ready';
}
