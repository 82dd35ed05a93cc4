import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { openJsonFile } from '../state/json-file';
import type { Caller } from './caller';
import type { Roles } from './roles';

const webSession = z.strictObject({
  role: z.string(),
  poolId: z.string(),
  identityId: z.string(),
  /** Authentication methods of the identity: `unauthenticated`, or `authenticated` and its provider. */
  methods: z.array(z.string()),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
/** Why a session token is invalid; each service chooses its own error names. */
export type SessionRefused = 'expired-token' | 'invalid-token';

export type WebSessions = ReturnType<typeof openWebSessions>;

/** Secret access key of every function. */
export const functionSecretKey = 'local';

/**
 * Opens sessions of identities that assumed a role, such as browsers. They are stateless: only the key that seals their
 * tokens is stored; it survives a restart, so that an open page keeps its credentials.
 *
 * @param stateFile  null keeps the key in memory
 */
export function openWebSessions(options: { stateFile: string | null; roles: Roles; now: () => Date }) {
  const { roles, now } = options;
  const file = openJsonFile(options.stateFile);
  const kept = (file.read() ?? { secret: randomBytes(32).toString('base64') }) as { secret: string };
  file.write(kept);
  const secret = Buffer.from(kept.secret, 'base64');

  return {
    /** @returns the credentials of a new session, in the form of AWS */
    begin(session: z.infer<typeof webSession>) {
      const body = Buffer.from(JSON.stringify(session)).toString('base64url');
      const sessionToken = `${body}.${sealOf('token', body).toString('base64url')}`;
      return { accessKeyId: session.role, secretKey: secretOf(sessionToken), sessionToken };
    },
    /** Verifies a caller whose role is only for such sessions, and adds its condition keys. Any other caller is returned unchanged. */
    vouchFor(caller: Caller): Caller | SessionRefused {
      if (!isForWebIdentities(caller.accessKeyId)) return caller;
      const session = read(caller.session);
      if (session?.role !== caller.accessKeyId) return 'invalid-token';
      if (session.expiresAt <= now().getTime()) return 'expired-token';
      return {
        accessKeyId: caller.accessKeyId,
        session: 'CognitoIdentityCredentials',
        context: {
          'cognito-identity.amazonaws.com:amr': session.methods,
          'cognito-identity.amazonaws.com:aud': session.poolId,
          'cognito-identity.amazonaws.com:sub': session.identityId,
        },
      };
    },
    /** Whether a role is for such sessions; pages may use no other. */
    isForWebIdentities,
    /** The secret of an access key; undefined for no role of the template. */
    secretKeyOf(caller: Caller): string | undefined {
      if (isForWebIdentities(caller.accessKeyId)) return secretOf(caller.session);
      return roles.policiesOf(caller.accessKeyId) && functionSecretKey;
    },
  };

  function isForWebIdentities(role: string): boolean {
    return (roles.trustOf(role)?.length ?? 0) > 0;
  }

  function read(token: string): z.infer<typeof webSession> | undefined {
    const [body = '', seal = ''] = token.split('.');
    const expected = sealOf('token', body);
    const given = Buffer.from(seal, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    // An older host may have sealed another shape.
    return webSession.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
  }

  function secretOf(token: string): string {
    return sealOf('secret', token).toString('base64');
  }

  function sealOf(purpose: 'token' | 'secret', text: string): Buffer {
    return createHmac('sha256', secret).update(`${purpose} ${text}`).digest();
  }
}
