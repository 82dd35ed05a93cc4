import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { clientAction, ownAction } from '../action';
import { inventedPasswordRecord, passwordRecord, type Challenge } from '../passwords';
import { incorrectCredentials, invalidParameter, notAuthorized } from '../refusals';
import { fromHex, passwordClaim, serverPublic, sharedKey } from '../srp';
import { findUser } from '../users';

const proof = z.object({
  USERNAME: z.string(),
  PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
  PASSWORD_CLAIM_SIGNATURE: z.string(),
  TIMESTAMP: z.string(),
});

/** Actions that begin, continue and end sign-ins. */
export const signInActions = {
  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html
   * SRP is the only flow that clients here may allow.
   */
  InitiateAuth: clientAction(
    { AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()).default({}) },
    ({ AuthFlow, AuthParameters }, client, context) => {
      if (AuthFlow !== 'USER_SRP_AUTH')
        return invalidParameter(`${AuthFlow} flow not enabled for this client`);
      const { USERNAME: username, SRP_A: clientPublicHex } = AuthParameters;
      if (!username) return invalidParameter('Missing required parameter USERNAME');
      if (!clientPublicHex) return invalidParameter('Missing required parameter SRP_A');
      const clientPublic = fromHex(clientPublicHex);
      if (!clientPublic) return invalidParameter('Invalid SRP_A');
      const user = findUser(client.pool, username);
      const record = user
        ? passwordRecord(user)
        : inventedPasswordRecord(context.secret, client.pool, username);
      const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
      const ours = serverPublic(record.verifier, secret);
      const secretBlock = randomBytes(96).toString('base64');
      context.challenges.set(secretBlock, { client, user, record, clientPublic, serverPublic: ours, secret });
      return {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeParameters: {
          USERNAME: record.userId,
          USER_ID_FOR_SRP: record.userId,
          SALT: record.salt.toString(16),
          SRP_B: ours.toString(16),
          SECRET_BLOCK: secretBlock,
        },
      };
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RespondToAuthChallenge.html */
  RespondToAuthChallenge: clientAction(
    { ChallengeName: z.string(), ChallengeResponses: z.record(z.string(), z.string()).default({}) },
    ({ ChallengeName, ChallengeResponses }, client, { challenges, attempts, sessions, mint }) => {
      if (ChallengeName !== 'PASSWORD_VERIFIER') return notEmulated(ChallengeName);
      const given = proof.safeParse(ChallengeResponses);
      if (!given.success) {
        return invalidParameter(`Missing required parameter ${String(given.error.issues[0]?.path[0])}`);
      }
      const challenge = challenges.take(given.data.PASSWORD_CLAIM_SECRET_BLOCK);
      if (challenge?.value.client !== client) return notAuthorized('Invalid session for the user.');
      if (challenge.isExpired) return notAuthorized('Invalid session for the user, session is expired.');
      const { user, record } = challenge.value;
      const locked = attempts.refuseSignIn(record.userId);
      if (locked) return locked;
      if (!isProven(challenge.value, given.data) || !user) {
        attempts.recordFailure(record.userId);
        return incorrectCredentials();
      }
      attempts.recordSignIn(user.sub);
      if (user.status === 'UNCONFIRMED') {
        return new Refusal('UserNotConfirmedException', 'User is not confirmed.');
      }
      if (user.status === 'FORCE_CHANGE_PASSWORD') return notEmulated('NEW_PASSWORD_REQUIRED');
      const { session, refreshToken } = sessions.begin(client, user);
      const tokens = mint.issue({ client, user, session });
      return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetTokensFromRefreshToken.html */
  GetTokensFromRefreshToken: clientAction(
    { RefreshToken: z.string() },
    ({ RefreshToken }, client, { sessions, mint }) => {
      const continued = sessions.continue(client, RefreshToken);
      if (continued instanceof Refusal) return continued;
      const { session, refreshToken } = continued;
      const user = client.pool.records.users[session.sub];
      if (!user) throw new Error(`Session ${session.originId} has lost its user`);
      const tokens = mint.issue({ client, user, session });
      return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RevokeToken.html */
  RevokeToken: clientAction({ Token: z.string() }, ({ Token }, client, { sessions }) => {
    return sessions.end(client, Token) ?? {};
  }),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GlobalSignOut.html */
  GlobalSignOut: ownAction({}, (_, { user, pool }, { sessions }) => {
    sessions.endAll(pool, user);
    return {};
  }),
};

function isProven(challenge: Challenge, given: z.infer<typeof proof>): boolean {
  const { client, record } = challenge;
  const key = sharedKey({ ...challenge, verifier: record.verifier });
  if (!key) return false;
  const expected = passwordClaim({
    key,
    poolName: client.pool.name,
    userId: record.userId,
    secretBlock: given.PASSWORD_CLAIM_SECRET_BLOCK,
    timestamp: given.TIMESTAMP,
  });
  const one = Buffer.from(expected);
  const other = Buffer.from(given.PASSWORD_CLAIM_SIGNATURE);
  return one.length === other.length && timingSafeEqual(one, other);
}

function notEmulated(challengeName: string): Refusal {
  return invalidParameter(`The offline host does not emulate the challenge ${challengeName}`);
}
