import { createHash } from 'node:crypto';
import { type CodeSeal, createCodeSeal } from './code-seal';

/** A seal with a key that is no secret, and nonces that are counted. */
export function openSeal(): CodeSeal {
  let nonces = 0;
  return createCodeSeal('a key that is no secret', (bytes) =>
    createHash('sha256')
      .update(`nonce ${(nonces += 1)}`)
      .digest()
      .subarray(0, bytes),
  );
}
