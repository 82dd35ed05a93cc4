import { createHash } from 'node:crypto';

/** Seeded random numbers. */
export interface Random {
  /** An integer of 32 bits, from 0. */
  word(): number;
  /** An integer from 0 to below `bound`. */
  below(bound: number): number;
  /** A number from `from` to below `to`. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** This many bytes in hex. */
  hex(bytes: number): string;
}

/** Marsaglia's xorshift generator with 128 bits, in the variant that Vigna calls xoshiro128++: https://prng.di.unimi.it/ */
export function randomFrom(seed: string): Random {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((offset) => digest.readUInt32LE(offset)) as [
    number,
    number,
    number,
    number,
  ];
  const random = { word, below, between, chance, pick, hex };
  return random;

  function word(): number {
    const sum = (a + d) | 0;
    const result = (((sum << 7) | (sum >>> 25)) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  }

  /** The modulo bias is below one in ten thousand for the bounds used here. */
  function below(bound: number): number {
    return word() % bound;
  }

  function between(from: number, to: number): number {
    return from + (word() / 2 ** 32) * (to - from);
  }

  function chance(probability: number): boolean {
    return word() < probability * 2 ** 32;
  }

  function pick<Choice>(choices: readonly Choice[]): Choice {
    if (choices.length === 0) throw new RangeError('There is nothing to pick from');
    return choices[below(choices.length)] as Choice;
  }

  function hex(bytes: number): string {
    let text = '';
    while (text.length < bytes * 2) text += word().toString(16).padStart(8, '0');
    return text.slice(0, bytes * 2);
  }
}
