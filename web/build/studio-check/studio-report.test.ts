import { describe, expect, it } from 'vitest';
import { fault, note } from './check-rule';
import { reportLines } from './report-lines';
import { createReport, exitCodes } from './studio-report';

const rules = ['files/size', 'files/inline', 'fit/phone'].map((id) => ({
  id,
  title: `${id} is met.`,
  remedy: `Mend ${id}.`,
  documentedIn: `guide, "${id}"`,
}));
const report = (input: Partial<Parameters<typeof createReport>[0]> = {}) =>
  createReport({ subject: 'games/example', facts: ['3 files.'], rules, findings: [], ...input });

describe('createReport', () => {
  it('is ready when every rule passed, and still with a note', () => {
    expect(report().verdict).toBe('ready');
    expect(report({ findings: [note('files/size', 'It is large.')] })).toMatchObject({
      verdict: 'ready',
      summary: { passed: 2, noted: 1, failed: 0, 'not-checked': 0 },
    });
  });

  it('is faulty when a rule failed, also if others were not checked', () => {
    const { verdict, rules: reports } = report({
      findings: [fault('files/size', 'It is too large.'), fault('files/size', 'Much too large.')],
      notChecked: { 'fit/phone': 'There is no browser.', 'files/size': 'Not needed.' },
    });

    expect(verdict).toBe('faulty');
    expect(reports.map(({ id, status, details, reason }) => [id, status, details, reason])).toEqual([
      ['files/size', 'failed', ['It is too large.', 'Much too large.'], null],
      ['files/inline', 'passed', [], null],
      ['fit/phone', 'not-checked', [], 'There is no browser.'],
    ]);
  });

  it('is incomplete when a rule was not checked, with an exit code of its own', () => {
    const { verdict } = report({ notChecked: { 'fit/phone': 'There is no browser.' } });

    expect(verdict).toBe('incomplete');
    expect(new Set(Object.values(exitCodes)).size).toBe(3);
    expect(exitCodes.ready).toBe(0);
  });

  it('survives JSON', () => {
    const faulty = report({ findings: [fault('fit/phone', 'It scrolls.')] });

    expect(JSON.parse(JSON.stringify(faulty))).toEqual(faulty);
  });
});

describe('reportLines', () => {
  it('has a line for each rule, and for a violation what was found, what to change and where it is documented', () => {
    const lines = reportLines(report({ findings: [fault('files/inline', 'A script is inline.')] }));

    expect(lines).toEqual([
      'games/example',
      '3 files.',
      '',
      'passed       files/size    files/size is met.',
      'FAILED       files/inline  files/inline is met.',
      '             found:   A script is inline.',
      '             change:  Mend files/inline.',
      '             see:     guide, "files/inline"',
      'passed       fit/phone     fit/phone is met.',
      '',
      '3 rules: 2 passed, 0 noted, 1 failed, 0 not checked. It cannot be published: change what failed.',
    ]);
  });

  it('states what was noted of a rule apart from the reason why it was not checked', () => {
    const lines = reportLines(
      report({
        findings: [note('fit/phone', 'It asks for 900 pixels.')],
        notChecked: { 'fit/phone': 'There is no browser.' },
      }),
    );

    expect(lines.slice(5, 9)).toEqual([
      'not checked  fit/phone     fit/phone is met.',
      '             found:   It asks for 900 pixels.',
      '             reason:  There is no browser.',
      '             see:     guide, "fit/phone"',
    ]);
  });
});
