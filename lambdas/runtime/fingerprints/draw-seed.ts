import { createHash } from 'node:crypto';

/** Returns the commitment to a draw's seed: SHA-256 of its text. */
export function drawSeedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex');
}
