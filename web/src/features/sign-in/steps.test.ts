import { expect, it } from 'vitest';
import { stepToShow } from './steps';

const email = 'someone@jade.test';

it.each([
  [null, 'sign-in'],
  ['sign-up', 'sign-up'],
  ['confirm', 'confirm'],
  ['new-password', 'new-password'],
  ['nonsense', 'sign-in'],
])('shows for %j the step %s', (asked, step) => {
  expect(stepToShow(asked, email)).toBe(step);
});

it.each([
  ['confirm', 'sign-in'],
  ['new-password', 'reset-password'],
  ['sign-up', 'sign-up'],
])('falls back from %s to %s when the address is not known any more', (asked, step) => {
  expect(stepToShow(asked, '')).toBe(step);
});
