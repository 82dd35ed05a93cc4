import { expect, it } from 'vitest';
import { bornLabel } from './born-copy';

it('shows the exact date in every time zone, and the age', () => {
  expect(bornLabel('2000-02-29', 26)).toBe('February 29, 2000 (26 years old)');
  expect(bornLabel('1999-12-31', null)).toBe('December 31, 1999');
});
