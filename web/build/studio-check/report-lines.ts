import type { RuleReport, StudioReport } from './studio-report';

const labels = { passed: 'passed', noted: 'noted', failed: 'FAILED', 'not-checked': 'not checked' } as const;
const labelWidth = 13;

const verdicts: Readonly<Record<StudioReport['verdict'], string>> = {
  ready: 'It is ready to publish.',
  incomplete: 'It is not certified: check the remaining rules.',
  faulty: 'It cannot be published: change what failed.',
};

/**
 * Formats a report as lines of text: one for each rule, and below a rule that is not met what was found, why it was not checked, what to
 * change and where the rule is documented.
 */
export function reportLines({ subject, facts, rules, summary, verdict }: StudioReport): string[] {
  const idWidth = Math.max(...rules.map(({ id }) => id.length)) + 2;
  const counts = Object.entries(labels).map(
    ([status, label]) => `${summary[status as keyof typeof labels]} ${label.toLowerCase()}`,
  );
  return [
    subject,
    ...facts,
    '',
    ...rules.flatMap((rule) => ruleLines(rule, idWidth)),
    '',
    `${rules.length} rules: ${counts.join(', ')}. ${verdicts[verdict]}`,
  ];
}

function ruleLines(
  { id, status, title, details, reason, remedy, documentedIn }: RuleReport,
  idWidth: number,
): string[] {
  const below = ' '.repeat(labelWidth);
  return [
    `${labels[status].padEnd(labelWidth)}${id.padEnd(idWidth)}${title}`,
    ...details.map((detail) => `${below}found:   ${detail}`),
    ...(reason === null ? [] : [`${below}reason:  ${reason}`]),
    ...(status === 'failed' ? [`${below}change:  ${remedy}`] : []),
    ...(status === 'passed' ? [] : [`${below}see:     ${documentedIn}`]),
  ];
}
