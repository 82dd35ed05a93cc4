import { expect, it } from 'vitest';
import { groupedCode } from './postal-code';

it('groups the twelve digits of a code by four', () => {
  expect(groupedCode('123456789012')).toBe('1234 5678 9012');
});
