/** Ranks of a five-card hand, from the lowest that pays to the highest. */
export const handRanks = [
  'jacks-or-better',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;

export type HandRank = (typeof handRanks)[number];

/** Number of possible results: nothing that pays, and every rank. */
export const resultCount = handRanks.length + 1;

/** A result is a number: 0 for nothing that pays, otherwise the rank's index above plus 1. */
const numbers = Object.fromEntries(handRanks.map((rank, at) => [rank, at + 1])) as Record<HandRank, number>;
const nothing = 0;
const straight = numbers['straight'];
const flush = numbers['flush'];
const straightFlush = numbers['straight-flush'];
const royalFlush = numbers['royal-flush'];

/** Result by how many of the hand's ten pairs of cards have equal ranks. A single pair must also be high. */
const byEqualPairs = Int8Array.of(
  nothing,
  numbers['jacks-or-better'],
  numbers['two-pair'],
  numbers['three-of-a-kind'],
  numbers['full-house'],
  nothing,
  numbers['four-of-a-kind'],
);

const jack = 1 << 9;
const aceToFive = 0b1_0000_0000_1111;
const tenToAce = 0b1_1111_0000_0000;
const fiveInARow = 0b1_1111;

/**
 * Ranks five different cards and returns the number of the result.
 *
 * It takes the cards as separate arguments and allocates nothing, because odds are counted over millions of hands.
 */
export function resultOf(a: number, b: number, c: number, d: number, e: number): number {
  const ra = 1 << (a >> 2);
  const rb = 1 << (b >> 2);
  const rc = 1 << (c >> 2);
  const rd = 1 << (d >> 2);
  const re = 1 << (e >> 2);
  const shown = ra | rb | rc | rd | re;
  const equalPairs =
    +(ra === rb) +
    +(ra === rc) +
    +(ra === rd) +
    +(ra === re) +
    +(rb === rc) +
    +(rb === rd) +
    +(rb === re) +
    +(rc === rd) +
    +(rc === re) +
    +(rd === re);
  if (equalPairs > 0) {
    // Ranks that occur an even number of times cancel out: what remains of all ranks is the one pair.
    const isLowPair = equalPairs === 1 && (shown ^ ra ^ rb ^ rc ^ rd ^ re) < jack;
    return isLowPair ? nothing : (byEqualPairs[equalPairs] as number);
  }

  const isFlush = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0;
  const isStraight = shown === (shown & -shown) * fiveInARow || shown === aceToFive;
  if (!isStraight) return isFlush ? flush : nothing;
  if (!isFlush) return straight;
  return shown === tenToAce ? royalFlush : straightFlush;
}

/** The rank of a result; null for nothing that pays. */
export function rankOfResult(result: number): HandRank | null {
  return handRanks[result - 1] ?? null;
}
