import { expect, it } from 'vitest';
import { everything } from '../history/filters';
import { linesOf, progressOf, progressLabel } from './export-copy';
import { newRun } from './export-run';

const whole = newRun('csv', everything, new Date(0));
const part = newRun('csv', { ...everything, what: 'rounds' }, new Date(0));

it.each([
  [whole, 'Reading your transactions', undefined],
  [{ ...whole, lines: 1_200, newest: 4_000 }, '1,200 of about 4,000 transactions', 0.3],
  [{ ...part, lines: 1_200, newest: 4_000 }, '1,200 transactions so far', undefined],
])('shows the progress of an export (%#)', (run, label, progress) => {
  expect([progressLabel(run, 'en-US'), progressOf(run)]).toEqual([label, progress]);
});

it('formats the number of lines', () => {
  expect([linesOf(1, 'en-US'), linesOf(4_012, 'en-US')]).toEqual(['1 transaction', '4,012 transactions']);
});
