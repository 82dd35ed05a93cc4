import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Where a page begins, as a token that nobody can make or use for another query. */
export interface PageTokens {
  seal(query: unknown, lastKey: unknown): string;
  /** Undefined for a token of another query, or one that was touched. */
  open(query: unknown, token: string): unknown;
}

export function openPageTokens(secret: Buffer): PageTokens {
  const signatureOf = (query: unknown, key: string) => {
    const bound = createHash('sha256').update(JSON.stringify(query)).digest('hex');
    return createHmac('sha256', secret).update(`${bound}.${key}`).digest();
  };
  return {
    seal(query, lastKey) {
      const key = Buffer.from(JSON.stringify(lastKey)).toString('base64url');
      return `${key}.${signatureOf(query, key).toString('base64url')}`;
    },
    open(query, token) {
      const [key = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(query, key)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return JSON.parse(Buffer.from(key, 'base64url').toString());
    },
  };
}
