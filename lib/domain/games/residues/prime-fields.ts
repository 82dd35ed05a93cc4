import { power, type PrimeField } from './prime-field';

const largestPrime = 2 ** 26;

/**
 * Lists fields in which a transform of this length exists, largest prime first, until the product of their primes exceeds the bound: then
 * residues determine any integer from 0 to the bound.
 *
 * @param length  a power of two
 * @throws RangeError when there are not enough such primes below 2^26
 */
export function primeFields(length: number, bound: bigint): PrimeField[] {
  const fields: PrimeField[] = [];
  let product = 1n;
  let prime = Math.floor((largestPrime - 2) / length) * length + 1;
  for (; product <= bound; prime -= length) {
    if (prime <= length) throw new RangeError(`Too few primes for ${length} numbers of this size`);
    if (!isPrime(prime)) continue;
    fields.push(fieldOf(prime, length));
    product *= BigInt(prime);
  }
  return fields;
}

/** (p − 1) / length-th powers are roots of 1; one that is not 1 after half the steps has no shorter cycle. */
function fieldOf(prime: number, length: number): PrimeField {
  const field = { prime, reciprocal: 1 / prime, root: 1 };
  for (let base = 2; ; base += 1) {
    const root = power(field, base, (prime - 1) / length);
    if (length === 1 || power(field, root, length / 2) === prime - 1) return { ...field, root };
  }
}

function isPrime(odd: number): boolean {
  for (let divisor = 2; divisor * divisor <= odd; divisor += 1) if (odd % divisor === 0) return false;
  return odd > 1;
}
