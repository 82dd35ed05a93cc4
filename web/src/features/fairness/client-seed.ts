const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const length = 16;

/**
 * Suggests a client seed, for players who do not care to invent one.
 *
 * @param random  bytes by chance, at least 16
 */
export function suggestClientSeed(random: Uint8Array): string {
  return Array.from(random.subarray(0, length), (byte) => letters[byte % letters.length]).join('');
}
