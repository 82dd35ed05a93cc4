import { createHash, randomUUID } from 'node:crypto';
import type { User } from '../state';
import type { AuthorizationRequest } from './authorization-request';

/** Lifetime of a code. https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html */
const lifetimeMs = 300_000;

interface Granted {
  readonly request: AuthorizationRequest;
  readonly user: User;
  readonly expiresAt: number;
}

export type AuthorizationCodes = ReturnType<typeof openAuthorizationCodes>;

/** Authorization codes between the provider's page and the app. They live in memory and each is exchanged once. */
export function openAuthorizationCodes(now: () => Date) {
  const pending = new Map<string, Granted>();
  return {
    grant(request: AuthorizationRequest, user: User): string {
      const at = now().getTime();
      for (const [code, { expiresAt }] of pending) if (expiresAt <= at) pending.delete(code);
      const code = randomUUID();
      pending.set(code, { request, user, expiresAt: at + lifetimeMs });
      return code;
    },

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
      const granted = pending.get(shown.code);
      pending.delete(shown.code);
      if (!granted || granted.expiresAt <= now().getTime()) return undefined;
      const { client, redirectUri, codeChallenge } = granted.request;
      if (client.id !== shown.clientId || redirectUri !== shown.redirectUri) return undefined;
      const proven = shown.verifier === null ? null : hashed(shown.verifier);
      return proven === codeChallenge ? granted : undefined;
    },
  };
}

/** https://datatracker.ietf.org/doc/html/rfc7636#section-4.2 */
function hashed(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
