import { createHmac, timingSafeEqual } from 'node:crypto';

/** Largest age or clock skew of an event, in seconds, to prevent replays. */
const toleranceSeconds = 300;

/**
 * Signs a webhook body in Stripe's scheme `t=…,v1=…`: HMAC-SHA256 over the timestamp and the unmodified body.
 *
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function signEvent(body: string, secret: string, at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  return `t=${second},v1=${digestOf(body, second, secret).toString('hex')}`;
}

/**
 * Whether a body was signed with the secret within the last five minutes. A header may contain several signatures during a secret rotation.
 */
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
