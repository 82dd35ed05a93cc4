/**
 * Data of a round with which anyone can recompute it once the server seed is revealed.
 *
 * Hashes are SHA-256 as 64 lowercase hex characters: of the server seed's text, and of the machine's canonical text.
 */
export interface RoundProof {
  readonly parHash: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Most characters of a client seed. */
export const longestClientSeed = 64;

const clientSeedPattern = new RegExp(`^[A-Za-z0-9_-]{1,${longestClientSeed}}$`);
const serverSeedPattern = /^[0-9a-f]{64}$/;

/** Whether a text is a valid client seed: 1 to 64 of `A–Z a–z 0–9 - _`. The colon is excluded, because it separates the message. */
export function isClientSeed(text: string): boolean {
  return clientSeedPattern.test(text);
}

/** Whether a text is a server seed: 32 bytes as 64 lowercase hex characters. */
export function isServerSeed(text: string): boolean {
  return serverSeedPattern.test(text);
}

/**
 * Builds the message of one block: `clientSeed:nonce:blockIndex`.
 *
 * The block is the HMAC-SHA256 of this text, keyed by the server seed's text (not by its bytes); both are UTF-8. The character set makes
 * the message unambiguous: no two rounds or blocks of one server seed share a message.
 *
 * @param nonce       number of rounds played before under this server seed, 0 for the first
 * @param blockIndex  0 for the first block of the round
 * @throws RangeError for an invalid client seed, or a count that is not an integer ≥ 0 (a bug)
 */
export function roundMessage(clientSeed: string, nonce: number, blockIndex: number): string {
  if (!isClientSeed(clientSeed)) throw new RangeError('The client seed is outside its charset');
  if (!isCount(nonce)) throw new RangeError(`The nonce must be an integer from 0, not ${nonce}`);
  if (!isCount(blockIndex))
    throw new RangeError(`The block index must be an integer from 0, not ${blockIndex}`);
  return `${clientSeed}:${nonce}:${blockIndex}`;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
