import { expect, it } from 'vitest';
import { numberFormat } from './number-format';

it('creates one formatter for each locale and style', () => {
  const percent = numberFormat('en-US', { style: 'percent' });

  expect(numberFormat('en-US', { style: 'percent' })).toBe(percent);
  expect(numberFormat('de-DE', { style: 'percent' })).not.toBe(percent);
  expect(numberFormat('en-US')).not.toBe(percent);
});
