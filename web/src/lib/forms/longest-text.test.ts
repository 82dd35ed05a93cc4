import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reasonFields } from '#contracts/wallet/fields';
import { longestText } from './longest-text';

describe('longestText', () => {
  it.each([
    ['a text', z.string().check(z.maxLength(40)), 40],
    ['a field of a contract', reasonFields.reason, 200],
    ['a text that may be left out', z.optional(z.string().check(z.trim(), z.maxLength(60))), 60],
    ['a text without a bound', z.string(), undefined],
    ['a number', z.int().check(z.maximum(9)), undefined],
    ['no field', undefined, undefined],
  ])('of %s is its upper bound: %#', (_name, field, longest) => {
    expect(longestText(field)).toBe(longest);
  });
});
