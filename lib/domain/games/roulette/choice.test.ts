import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceText, faultInChoice, readChoice } from './choice';
import { fields } from './fields';
import { rouletteRules } from './rules';

const fault = (choice: string | null) => faultInChoice(rouletteRules, 'gold', choice);

describe('faultInChoice', () => {
  it.each([
    'red 200, straight-17 100',
    'straight-0 100',
    'corner-16 100, first-four 300, six-line-31 100, split-0-2 100, street-34 100, trio-0-1-2 500',
    'column-3 100, dozen-1 100, even 100, high 100, low 100, odd 100',
    'straight-17 100, straight-2 100',
  ])('accepts %s', (choice) => {
    expect(fault(choice)).toBeNull();
    expect(choiceText(readChoice(choice))).toBe(choice);
  });

  it.each([
    [null, 'List each field'],
    ['', 'List each field'],
    ['red', 'List each field'],
    ['red 0', 'List each field'],
    ['red -100', 'List each field'],
    ['red 100.5', 'List each field'],
    ['red 1e2', 'List each field'],
    ['red 0100', 'List each field'],
    ['red  100', 'List each field'],
    ['red 100 ', 'List each field'],
    ['red 100,', 'List each field'],
    ['red 100,straight-17 100', 'List each field'],
    ['Red 100', 'List each field'],
    ['red 100\n', 'List each field'],
    ['red 99999999999', 'List each field'],
    ['green 100', 'no field "green"'],
    ['straight-37 100', 'no field "straight-37"'],
    ['straight-017 100', 'no field'],
    ['split-3-4 100', 'no field "split-3-4"'],
    ['corner-3 100', 'no field'],
    ['street-2 100', 'no field'],
    ['constructor 100', 'no field'],
    ['red 100, red 100', 'each field once'],
    ['straight-17 100, red 200', 'alphabetical order'],
    ['red 150', 'a multiple of 100'],
    ['red 100, straight-17 50', 'a multiple of 100'],
  ])('refuses %j', (choice, reason) => {
    expect(fault(choice)).toContain(reason);
  });

  it('accepts at most twenty fields', () => {
    const onNumbers = (count: number) =>
      choiceText(Array.from({ length: count }, (_, number) => ({ on: `straight-${number}`, stake: 100 })));

    expect(fault(onNumbers(20))).toBeNull();
    expect(fault(onNumbers(21))).toContain('at most 20 fields');
  });

  it('has one normal form for any order of chips, which parses back to the same chips', () => {
    const chips = fc
      .uniqueArray(fc.constantFrom(...fields), { minLength: 1, maxLength: 20 })
      .chain((chosen) =>
        fc
          .array(fc.integer({ min: 1, max: 500 }), { minLength: chosen.length, maxLength: chosen.length })
          .map((hundreds) => chosen.map(({ id }, index) => ({ on: id, stake: hundreds[index]! * 100 }))),
      );
    fc.assert(
      fc.property(chips, (laid) => {
        const text = choiceText(laid);

        expect(choiceText(laid.toReversed())).toBe(text);
        expect(fault(text)).toBeNull();
        expect(new Map(readChoice(text).map(({ on, stake }) => [on, stake]))).toEqual(
          new Map(laid.map(({ on, stake }) => [on, stake])),
        );
      }),
    );
  });

  it('accepts a text only in its normal form', () => {
    const almost = fc
      .array(fc.constantFrom('red', 'straight-17', ' ', ', ', '100', '200', '-', '1', 'x', ','), {
        maxLength: 9,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(almost, (text) => {
        if (fault(text) === null) expect(choiceText(readChoice(text))).toBe(text);
        else expect(fault(text)).toMatch(/^[A-Z].*\.$/s);
      }),
      { numRuns: 2000 },
    );
  });

  it('limits a choice to fewer than 400 characters', () => {
    const longestNames = fields.map(({ id }) => id).sort((left, right) => right.length - left.length);
    // The total is at most 100,000: eight fields with five digits and twelve with four make the longest text.
    const chips = longestNames.slice(0, 20).map((on, index) => ({ on, stake: index < 8 ? 10_000 : 1_600 }));

    const text = choiceText(chips);

    expect(chips.reduce((sum, { stake }) => sum + stake, 0)).toBeLessThanOrEqual(100_000);
    expect(text.length).toBeLessThan(400);
  });
});
