import { invert, multiply, type PrimeField } from './prime-field';

/**
 * Recovers integers from their residues, by the Chinese remainder theorem: with M the product of all primes, a number is Σ (residue ·
 * (M/p)⁻¹ mod p) · M/p, modulo M.
 *
 * @param residues  one list per field, in the order of the fields; all of one length
 * @returns the numbers in the order of the lists, each the only one of 0 … M − 1 with its residues
 */
export function wholeNumbers(fields: readonly PrimeField[], residues: readonly Float64Array[]): bigint[] {
  const all = fields.reduce((product, { prime }) => product * BigInt(prime), 1n);
  const others = fields.map(({ prime }) => all / BigInt(prime));
  const weights = fields.map((field, each) =>
    invert(field, Number((others[each] as bigint) % BigInt(field.prime))),
  );
  return Array.from(residues[0] ?? [], (_, at) => {
    let sum = 0n;
    for (let each = 0; each < fields.length; each += 1) {
      const residue = (residues[each] as Float64Array)[at] as number;
      if (residue === 0) continue;
      const share = multiply(fields[each] as PrimeField, residue, weights[each] as number);
      sum += BigInt(share) * (others[each] as bigint);
    }
    return sum % all;
  });
}
