import { createCipheriv } from 'node:crypto';
import { type Draws, drawsFrom } from '#domain/fairness/draws';

/** The product's own draws from a reproducible byte stream, many blocks at a time. */
export function cipherDraws(seed: string): Draws {
  const cipher = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  const blank = Buffer.alloc(32 * 1_024);
  let bytes = new Uint8Array();
  return drawsFrom((index) => {
    const from = (32 * index) % blank.length;
    if (from === 0) bytes = cipher.update(blank);
    return bytes.subarray(from, from + 32);
  });
}
