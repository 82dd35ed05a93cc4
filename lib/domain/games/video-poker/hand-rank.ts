/** What a hand of five cards can be, from the lowest rank that pays to the highest. */
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

/** How many results a hand can have: nothing that pays, and every rank. */
export const resultCount = handRanks.length + 1;

/** A result is a number: 0 for nothing that pays, and 1 more than its place above for a rank. */
const numbers = Object.fromEntries(handRanks.map((rank, at) => [rank, at + 1])) as Record<HandRank, number>;
const nothing = 0;
const straight = numbers['straight'];
const flush = numbers['flush'];
const straightFlush = numbers['straight-flush'];
const royalFlush = numbers['royal-flush'];

/** What a hand is by how many of its ten pairs of cards are of one rank, if any is. A single pair must be high besides. */
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
 * Tells what five different cards are, as the number of a result.
 *
 * It takes the cards one by one and makes no list, for odds are counted over millions of hands.
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
    // What shows an even number of times cancels out: what is left of all that shows is the one pair.
    const isLowPair = equalPairs === 1 && (shown ^ ra ^ rb ^ rc ^ rd ^ re) < jack;
    return isLowPair ? nothing : (byEqualPairs[equalPairs] as number);
  }

  const isFlush = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0;
  const isStraight = shown === (shown & -shown) * fiveInARow || shown === aceToFive;
  if (!isStraight) return isFlush ? flush : nothing;
  if (!isFlush) return straight;
  return shown === tenToAce ? royalFlush : straightFlush;
}

/** Names a result; null for nothing that pays. */
export function rankOfResult(result: number): HandRank | null {
  return handRanks[result - 1] ?? null;
}
