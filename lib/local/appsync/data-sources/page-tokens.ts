import { createHmac } from 'node:crypto';

/** Seals the start of a page into a token that cannot be forged or used for another query. */
export interface PageTokens {
  seal(query: unknown, lastKey: unknown): string;
  open(query: unknown, token: string): unknown;
}

export function openPageTokens(secret: Buffer): PageTokens {
  const signatureOf = (query: unknown, key: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([query, key]))
      .digest('base64url');
  return {
    seal(query, lastKey) {
      const key = Buffer.from(JSON.stringify(lastKey)).toString('base64url');
      return `${key}.${signatureOf(query, key)}`;
    },
    open(query, token) {
      const [key = '', signature] = token.split('.');
      if (signature !== signatureOf(query, key)) return undefined;
      return JSON.parse(Buffer.from(key, 'base64url').toString());
    },
  };
}
