import { createHash } from 'node:crypto';
import { type CodeSeal, createCodeSeal } from './code-seal';

/** For unit tests: a seal with a fixed key and counted nonces. */
export function openSeal(): CodeSeal {
  let nonces = 0;
  return createCodeSeal('a key that is no secret', (bytes) =>
    createHash('sha256')
      .update(`nonce ${(nonces += 1)}`)
      .digest()
      .subarray(0, bytes),
  );
}
