import { createHash, randomUUID } from 'node:crypto';
import type { User } from '../pool-state';
import type { AuthorizationRequest } from './authorization-request';

/** How long a code works. https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html */
const LIFETIME_MS = 300_000;

interface Granted {
  readonly request: AuthorizationRequest;
  readonly user: User;
  readonly expiresAt: number;
}

/** Codes between the page of a provider and the app. They live in memory and each is exchanged once. */
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
   * Takes a code out of use, whether or not it is given to whom it may be.
   *
   * @returns undefined for a code that does not work, is another client's, or was not asked for by whoever shows it
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
