import { createHash, randomUUID } from 'node:crypto';
import type { User } from '../state';
import type { AuthorizationRequest } from './authorization-request';

/** Lifetime of a code. https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html */
const LIFETIME_MS = 300_000;

interface Granted {
  readonly request: AuthorizationRequest;
  readonly user: User;
  readonly expiresAt: number;
}

/** Authorization codes between the provider's page and the app. They live in memory and each is exchanged once. */
export class AuthorizationCodes {
  readonly #now: () => Date;
  readonly #open = new Map<string, Granted>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  grant(request: AuthorizationRequest, user: User): string {
    const at = this.#now().getTime();
    for (const [code, { expiresAt }] of this.#open) if (expiresAt <= at) this.#open.delete(code);
    const code = randomUUID();
    this.#open.set(code, { request, user, expiresAt: at + LIFETIME_MS });
    return code;
  }

  /**
   * Consumes a code, whether or not the request may have it.
   *
   * @returns undefined for an invalid code, a code of another client, or a wrong verifier
   */
  take(shown: {
    code: string;
    clientId: string;
    redirectUri: string;
    verifier: string | null;
  }): Granted | undefined {
    const granted = this.#open.get(shown.code);
    this.#open.delete(shown.code);
    if (!granted || granted.expiresAt <= this.#now().getTime()) return undefined;
    const { client, redirectUri, codeChallenge } = granted.request;
    if (client.id !== shown.clientId || redirectUri !== shown.redirectUri) return undefined;
    const proven = shown.verifier === null ? null : hashed(shown.verifier);
    return proven === codeChallenge ? granted : undefined;
  }
}

/** https://datatracker.ietf.org/doc/html/rfc7636#section-4.2 */
function hashed(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
