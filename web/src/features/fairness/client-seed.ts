const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const length = 16;

/**
 * Suggests a client seed.
 *
 * @param random  at least 16 random bytes
 */
export function suggestClientSeed(random: Uint8Array): string {
  return Array.from(random.subarray(0, length), (byte) => letters[byte % letters.length]).join('');
}
