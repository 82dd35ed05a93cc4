import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** Encrypts gift codes, so that the table contains none in plain text, and decrypts them for the player who received them. */
export interface CodeSeal {
  /** Returns a stable fingerprint of a product's code that reveals nothing without the key. */
  fingerprint(product: string, code: string): string;
  seal(product: string, code: string): string;
  /** @throws Error for a text that was sealed for another product or changed since */
  open(product: string, sealed: string): string;
}

const algorithm = 'aes-256-gcm';
/** Version of the format, prefixed to every sealed code. */
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Creates a seal with AES-256 in Galois/Counter Mode. A code is bound to its product and does not open in another pool.
 *
 * @param secret      long and random; both keys are derived from it
 * @param makeNonce   returns this many random bytes, never the same twice
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
      if (way !== version) throw new Error('The code is sealed with an unknown version');
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
