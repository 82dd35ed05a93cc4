import { expect, it } from 'vitest';
import { timeLeftLabel } from './time-left';

const minute = 60_000;

it.each([
  [-5, 'now'],
  [0, 'now'],
  [1, 'in less than a minute'],
  [minute, 'in less than a minute'],
  [minute + 1, 'in 2 min'],
  [59 * minute, 'in 59 min'],
  [60 * minute, 'in 1 h'],
  [61 * minute, 'in 1 h 1 min'],
  [25 * 60 * minute, 'in 25 h'],
])('formats %i ms as "%s"', (leftMs, label) => {
  expect(timeLeftLabel(leftMs)).toBe(label);
});
