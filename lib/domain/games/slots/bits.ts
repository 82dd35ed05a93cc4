/** Number of bits that are set in a 32-bit set: added in pairs, in fours and in bytes (Warren, Hacker's Delight, 5–1). */
export function countBits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
