import { createCipheriv, createHash } from 'node:crypto';
import type { WordSource } from '#domain/games/slots/simulation/word-buffer';

/**
 * Words of an AES-256-CTR key stream, reproducible per seed and as unpredictable as the cipher (NIST SP 800-90A builds its CTR_DRBG on
 * it).
 */
export function cipherWords(seed: string): WordSource {
  const key = createHash('sha256').update(seed).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  let blank = new Uint8Array();
  return (words) => {
    if (blank.length !== words.byteLength) blank = new Uint8Array(words.byteLength);
    const bytes = cipher.update(blank);
    words.set(new Uint32Array(bytes.buffer, bytes.byteOffset, words.length));
  };
}
