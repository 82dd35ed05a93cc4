import { expect, it } from 'vitest';
import { stepToShow } from './steps';

const email = 'someone@jade.test';

it.each([
  [null, 'sign-in'],
  ['sign-up', 'sign-up'],
  ['confirm', 'confirm'],
  ['new-password', 'new-password'],
  ['nonsense', 'sign-in'],
])('returns for %j the step %s', (requested, step) => {
  expect(stepToShow(requested, email)).toBe(step);
});

it.each([
  ['confirm', 'sign-in'],
  ['new-password', 'reset-password'],
  ['sign-up', 'sign-up'],
])('falls back from %s to %s without an email address', (requested, step) => {
  expect(stepToShow(requested, '')).toBe(step);
});
