import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** Seals codes, so that a table holds none that anybody could use, and opens them for whom they were given to. */
export interface CodeSeal {
  /** The same for the same code of a product, and telling nothing of it to who has no key. */
  fingerprint(product: string, code: string): string;
  seal(product: string, code: string): string;
  /** @throws Error for what was not sealed for this product, or was changed since */
  open(product: string, sealed: string): string;
}

const algorithm = 'aes-256-gcm';
/** Tells which way of sealing it was, for the day when there is another. */
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Makes a seal of AES-256 in Galois/Counter Mode. A code is bound to its product: moved to another pool it does not open.
 *
 * @param secret      long and random; both keys are derived from it
 * @param makeNonce   gives so many random bytes, never the same twice
 */
export function createCodeSeal(secret: string, makeNonce: (bytes: number) => Uint8Array): CodeSeal {
  const sealing = keyFor(secret, 'seal');
  const naming = keyFor(secret, 'fingerprint');
  return {
    fingerprint: (product, code) =>
      createHmac('sha256', naming)
        .update(JSON.stringify([product, code]))
        .digest('base64url'),

    seal(product, code) {
      const nonce = makeNonce(nonceBytes);
      const cipher = createCipheriv(algorithm, sealing, nonce).setAAD(Buffer.from(product));
      const sealed = [nonce, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${version}.${Buffer.concat(sealed).toString('base64url')}`;
    },

    open(product, sealed) {
      const [way, text = ''] = sealed.split('.');
      if (way !== version) throw new Error('A code is sealed in a way that nobody knows');
      const bytes = Buffer.from(text, 'base64url');
      const end = bytes.length - tagBytes;
      const decipher = createDecipheriv(algorithm, sealing, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(product))
        .setAuthTag(bytes.subarray(end));
      return decipher.update(bytes.subarray(nonceBytes, end), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `gift codes: ${use}`, 32));
}
