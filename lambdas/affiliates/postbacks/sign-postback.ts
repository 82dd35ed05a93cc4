import { createHmac } from 'node:crypto';

/** Header of the signature, which the terms of affiliates describe. */
export const signatureHeader = 'Postback-Signature';

/**
 * Signs a request: the time in seconds, and the HMAC-SHA256 of `<time>.<URL>` in hexadecimal, so that the receiver can refuse a forged or
 * an old one.
 */
export function signPostback(secret: string, url: URL, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${url.href}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
