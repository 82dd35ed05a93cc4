import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addProducts,
  invert,
  multiply,
  type PrimeField,
  power,
  transform,
  transformBack,
} from './prime-field';
import { primeFields } from './prime-fields';
import { wholeNumbers } from './whole-numbers';

const [field] = primeFields(1_024, 1n) as [PrimeField];
const residue = fc.integer({ min: 0, max: field.prime - 1 });

describe('primeFields', () => {
  it('uses primes below 2^26 that are one above a multiple of the length', () => {
    const divisors = Array.from({ length: 8_190 }, (_, index) => index + 2);

    expect(field.prime % 1_024).toBe(1);
    expect(field.prime).toBeLessThan(2 ** 26);
    expect(divisors.filter((divisor) => field.prime % divisor === 0)).toEqual([]);
  });

  it('multiplies and adds products like integers', () => {
    fc.assert(
      fc.property(residue, residue, residue, (left, right, more) => {
        const product = BigInt(left) * BigInt(right);
        const sums = Float64Array.of(more);

        addProducts(field, sums, Float64Array.of(left), Float64Array.of(right));

        expect(multiply(field, left, right)).toBe(Number(product % BigInt(field.prime)));
        expect(sums[0]).toBe(Number((product + BigInt(more)) % BigInt(field.prime)));
      }),
      { seed: 61, numRuns: 5_000 },
    );
  });

  it('reduces multiples of the prime and their neighbors correctly, where an estimated quotient errs', () => {
    for (const times of [0, 1, 2, 3, field.prime - 1]) {
      const sums = Float64Array.of(0, 1, field.prime - 1);

      addProducts(field, sums, Float64Array.of(times, times, times), new Float64Array(3).fill(field.prime));

      expect([...sums]).toEqual([0, 1, field.prime - 1]);
    }
  });

  it('inverts every element but 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: field.prime - 1 }), (value) => {
        expect(multiply(field, value, invert(field, value))).toBe(1);
      }),
      { seed: 62 },
    );
  });

  it.each([1, 2, 8, 1_024, 8_192])('has a root whose powers return to 1 after exactly %d steps', (length) => {
    for (const each of primeFields(length, 10n ** 20n)) {
      const powers = Array.from({ length }, (_, step) => power(each, each.root, step + 1));
      expect(powers.indexOf(1)).toBe(length - 1);
    }
  });

  it('adds primes until their product exceeds the bound', () => {
    const bound = 10n ** 60n;
    const fields = primeFields(64, bound);
    const product = fields.reduce((total, { prime }) => total * BigInt(prime), 1n);

    expect(product).toBeGreaterThan(bound);
    expect(product / BigInt(fields.at(-1)!.prime)).toBeLessThanOrEqual(bound);
    expect(new Set(fields.map(({ prime }) => prime)).size).toBe(fields.length);
  });

  it('throws RangeError when there are too few primes', () => {
    expect(() => primeFields(2 ** 25, 10n ** 60n)).toThrow(RangeError);
  });
});

describe('transform', () => {
  const eight = primeFields(8, 1n)[0]!;
  const coefficients = fc.array(fc.integer({ min: 0, max: eight.prime - 1 }), { minLength: 8, maxLength: 8 });

  it('returns the values at the powers of the root', () => {
    fc.assert(
      fc.property(coefficients, (polynomial) => {
        const values = Float64Array.from(polynomial);

        transform(eight, values);

        const expected = polynomial.map((_, at) =>
          polynomial.reduce((sum, each, exponent) => {
            const term = BigInt(each) * BigInt(power(eight, eight.root, at * exponent));
            return (sum + term) % BigInt(eight.prime);
          }, 0n),
        );
        expect([...values].map(BigInt)).toEqual(expected);
      }),
      { seed: 63 },
    );
  });

  it('is inverted by transformBack', () => {
    fc.assert(
      fc.property(coefficients, (polynomial) => {
        const values = Float64Array.from(polynomial);

        transform(eight, values);
        transformBack(eight, values);

        expect([...values]).toEqual(polynomial);
      }),
      { seed: 64 },
    );
  });

  it('leaves a single value unchanged', () => {
    const one = primeFields(1, 1n)[0]!;
    const values = Float64Array.of(5);

    transform(one, values);
    transformBack(one, values);

    expect([...values]).toEqual([5]);
  });
});

describe('wholeNumbers', () => {
  it('recovers numbers from their residues', () => {
    const bound = 10n ** 80n;
    const fields = primeFields(16, bound);

    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: bound }), { maxLength: 5 }), (numbers) => {
        const residues = fields.map(({ prime }) =>
          Float64Array.from(numbers, (number) => Number(number % BigInt(prime))),
        );

        expect(wholeNumbers(fields, residues)).toEqual(numbers);
      }),
      { seed: 65 },
    );
  });
});
