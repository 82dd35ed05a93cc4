import { expect, it } from 'vitest';
import { regionLabel } from './regions';

it('names a country in English, and returns an unknown code', () => {
  expect(regionLabel('JP')).toBe('Japan');
  expect(regionLabel('XQ')).toBe('XQ');
});
