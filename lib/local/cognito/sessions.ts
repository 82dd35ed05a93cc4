import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../http/aws-json';
import { notAuthorized } from './refusals';
import type { Session, User } from './state';
import type { Client, Pool } from './users';

export type Sessions = ReturnType<typeof openSessions>;

/**
 * Begins, continues and ends sign-ins in the records of their pools. Refresh tokens are sealed, so that a revoked
 * token can be told from one that never existed without storing it.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html
 *
 * @param secret  key that seals tokens, base64
 */
export function openSessions(secret: string, now: () => Date) {
  const key = Buffer.from(secret, 'base64');

  return {
    /** @param scope  requested by a hosted sign-in */
    begin(client: Client, user: User, scope?: string): { session: Session; refreshToken: string } {
      const signedInAt = now().getTime();
      dropSessions(client.pool, ({ expiresAt }) => expiresAt <= signedInAt);
      const session: Session = {
        originId: randomUUID(),
        eventId: randomUUID(),
        sub: user.sub,
        clientId: client.id,
        ...(scope !== undefined && { scope }),
        signedInAt,
        expiresAt: signedInAt + client.settings.refreshTokenSeconds * 1000,
        refreshTokens: [],
      };
      client.pool.records.sessions[session.originId] = session;
      return { session, refreshToken: addToken(session) };
    },

    /** The answer carries the next token, with the expiry of the first. */
    continue(client: Client, refreshToken: string): { session: Session; refreshToken: string } | Refusal {
      const token = read(refreshToken);
      const session = token && client.pool.records.sessions[token.originId];
      if (token && !session) return notAuthorized('Refresh Token has been revoked');
      if (session?.clientId !== client.id) return notAuthorized('Invalid Refresh Token');
      const at = now().getTime();
      if (at >= session.expiresAt) return notAuthorized('Refresh Token has expired');
      session.refreshTokens = session.refreshTokens.filter(({ retiresAt = Infinity }) => at < retiresAt);
      const known = session.refreshTokens.find(({ id }) => id === token?.id);
      if (!known) return new Refusal('RefreshTokenReuseException', 'Refresh Token has been rotated out');
      known.retiresAt ??= at + client.settings.rotationGraceSeconds * 1000;
      return { session, refreshToken: addToken(session) };
    },

    /** Ends the sign-in of a token; does nothing when it has already ended. */
    end(client: Client, refreshToken: string): Refusal | undefined {
      const token = read(refreshToken);
      if (!token) return new Refusal('UnsupportedTokenTypeException', 'Unsupported token type');
      const session = client.pool.records.sessions[token.originId];
      if (session && session.clientId !== client.id)
        return new Refusal('UnauthorizedException', 'The token was issued to another client');
      delete client.pool.records.sessions[token.originId];
      return undefined;
    },

    endAll: (pool: Pool, user: User) => dropSessions(pool, ({ sub }) => sub === user.sub),
  };

  function addToken(session: Session): string {
    const id = randomUUID();
    session.refreshTokens.push({ id });
    const body = `${session.originId}.${id}`;
    return Buffer.from(`${body}.${seal(body).toString('hex')}`).toString('base64url');
  }

  function read(refreshToken: string): { originId: string; id: string } | undefined {
    const [originId = '', id = '', sealed = ''] = Buffer.from(refreshToken, 'base64url')
      .toString()
      .split('.');
    const expected = seal(`${originId}.${id}`);
    const given = Buffer.from(sealed, 'hex');
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    return isGenuine ? { originId, id } : undefined;
  }

  function seal(body: string): Buffer {
    return createHmac('sha256', key).update(body).digest();
  }
}

function dropSessions(pool: Pool, isOver: (session: Session) => boolean): void {
  const kept = Object.entries(pool.records.sessions).filter(([, session]) => !isOver(session));
  pool.records.sessions = Object.fromEntries(kept);
}
