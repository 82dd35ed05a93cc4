import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Client, Pool } from './directory';
import type { Session, User } from './pool-state';
import { Refusal } from './refusals';

/** Begins, continues and ends sign-ins by their refresh tokens. */
export interface Sessions {
  begin(client: Client, user: User): { session: Session; refreshToken: string };
  /** Where tokens rotate, the answer carries the next one; it lives no longer than the first. */
  continue(client: Client, refreshToken: string): { session: Session; refreshToken?: string } | Refusal;
  /** Ends the sign-in that the token came from; a sign-in already ended stays so. */
  end(client: Client, refreshToken: string): Refusal | undefined;
  endAll(pool: Pool, user: User): void;
}

const invalidRefreshToken = () => new Refusal('NotAuthorizedException', 'Invalid Refresh Token');

/**
 * Keeps sign-ins in their pools' records. A refresh token is sealed, so one that was taken out of use is told from one
 * that never existed without keeping it.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html
 *
 * @param secret  what tokens are sealed with, base64
 */
export function openSessions(secret: string, now: () => Date): Sessions {
  const sealOf = (body: string) => createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest();

  const addToken = (session: Session) => {
    const id = randomUUID();
    session.refreshTokens.push({ id });
    const body = `${session.originId}.${id}`;
    return Buffer.from(`${body}.${sealOf(body).toString('hex')}`).toString('base64url');
  };

  const read = (refreshToken: string) => {
    const [originId = '', id = '', seal = ''] = Buffer.from(refreshToken, 'base64url').toString().split('.');
    const expected = sealOf(`${originId}.${id}`);
    const given = Buffer.from(seal, 'hex');
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    return isGenuine ? { originId, id } : undefined;
  };

  return {
    begin: (client, user) => {
      forgetExpired(client.pool, now());
      const signedInAt = now().getTime();
      const session: Session = {
        originId: randomUUID(),
        eventId: randomUUID(),
        sub: user.sub,
        clientId: client.id,
        signedInAt,
        expiresAt: signedInAt + client.settings.refreshTokenSeconds * 1000,
        refreshTokens: [],
      };
      client.pool.records.sessions[session.originId] = session;
      return { session, refreshToken: addToken(session) };
    },

    continue: (client, refreshToken) => {
      const token = read(refreshToken);
      if (!token) return invalidRefreshToken();
      const session = client.pool.records.sessions[token.originId];
      if (!session) return new Refusal('NotAuthorizedException', 'Refresh Token has been revoked');
      if (session.clientId !== client.id) return invalidRefreshToken();
      const at = now().getTime();
      if (at >= session.expiresAt) return new Refusal('NotAuthorizedException', 'Refresh Token has expired');
      session.refreshTokens = session.refreshTokens.filter(({ retiresAt = Infinity }) => at < retiresAt);
      const known = session.refreshTokens.find(({ id }) => id === token.id);
      if (!known) return new Refusal('RefreshTokenReuseException', 'Refresh Token has been rotated out');
      const { rotationGraceSeconds } = client.settings;
      if (rotationGraceSeconds === null) return { session };
      known.retiresAt ??= at + rotationGraceSeconds * 1000;
      return { session, refreshToken: addToken(session) };
    },

    end: (client, refreshToken) => {
      const token = read(refreshToken);
      if (!token) return new Refusal('UnsupportedTokenTypeException', 'Unsupported token type');
      const session = client.pool.records.sessions[token.originId];
      if (session && session.clientId !== client.id) {
        return new Refusal('UnauthorizedException', 'The token was issued to another client');
      }
      delete client.pool.records.sessions[token.originId];
      return undefined;
    },

    endAll: (pool, user) => dropSessions(pool, (session) => session.sub === user.sub),
  };
}

function forgetExpired(pool: Pool, now: Date): void {
  dropSessions(pool, (session) => session.expiresAt <= now.getTime());
}

function dropSessions(pool: Pool, isOver: (session: Session) => boolean): void {
  for (const session of Object.values(pool.records.sessions)) {
    if (isOver(session)) delete pool.records.sessions[session.originId];
  }
}
