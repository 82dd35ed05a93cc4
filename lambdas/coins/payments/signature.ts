import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old an event may be, in seconds, either way: whoever listened in cannot send it again later. */
const toleranceSeconds = 300;

/**
 * Signs what is sent to a webhook, in Stripe's scheme `t=…,v1=…`: HMAC-SHA256 over the second and the body, which nothing may change.
 *
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function signEvent(body: string, secret: string, at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  return `t=${second},v1=${digestOf(body, second, secret).toString('hex')}`;
}

/** Whether a body was signed with the secret, within the last five minutes. A header may carry several signatures, as while a secret is changed. */
export function isSignedBy(secret: string, { body, signature, now }: SignedBody): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const second = Number(parts.find(([name]) => name === 't')?.[1] ?? NaN);
  const isRecent = Math.abs(now.getTime() / 1_000 - second) <= toleranceSeconds;
  if (secret === '' || !Number.isSafeInteger(second) || !isRecent) return false;
  const expected = digestOf(body, second, secret);
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

interface SignedBody {
  readonly body: string;
  readonly signature: string;
  readonly now: Date;
}

function digestOf(body: string, second: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${second}.${body}`, 'utf8').digest();
}
