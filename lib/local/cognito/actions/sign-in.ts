import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { clientAction } from '../action';
import type { Challenge } from '../challenges';
import { findUser } from '../directory';
import { inventedPasswordRecord, passwordRecord } from '../passwords/passwords';
import { fromHex, passwordClaim, sharedKey } from '../passwords/srp';
import { incorrectCredentials, invalidParameter, userNotFound } from '../refusals';

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html
 * SRP is the only flow that clients here may allow.
 */
export const initiateAuth = clientAction(
  { AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()).default({}) },
  ({ AuthFlow, AuthParameters }, client, { challenges, secret }) => {
    if (AuthFlow !== 'USER_SRP_AUTH') return invalidParameter(`${AuthFlow} flow not enabled for this client`);
    const { USERNAME: username, SRP_A: clientPublicHex } = AuthParameters;
    if (!username) return invalidParameter('Missing required parameter USERNAME');
    if (!clientPublicHex) return invalidParameter('Missing required parameter SRP_A');
    const clientPublic = fromHex(clientPublicHex);
    if (!clientPublic) return invalidParameter('Invalid SRP_A');
    const user = findUser(client.pool, username);
    if (!user && !client.settings.hidesUnknownUsers) return userNotFound();
    const record = user ? passwordRecord(user) : inventedPasswordRecord(secret, client.pool, username);
    const { challenge, secretBlock } = challenges.open({ client, user, record, clientPublic });
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        USERNAME: record.userId,
        USER_ID_FOR_SRP: record.userId,
        SALT: record.salt.toString(16),
        SRP_B: challenge.serverPublic.toString(16),
        SECRET_BLOCK: secretBlock,
      },
    };
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RespondToAuthChallenge.html */
export const respondToAuthChallenge = clientAction(
  { ChallengeName: z.string(), ChallengeResponses: z.record(z.string(), z.string()).default({}) },
  ({ ChallengeName, ChallengeResponses }, client, { challenges, attempts, sessions, mint }) => {
    if (ChallengeName !== 'PASSWORD_VERIFIER') return notEmulated(ChallengeName);
    const given = z.object(proofShape).safeParse(ChallengeResponses);
    if (!given.success) {
      return invalidParameter(`Missing required parameter ${String(given.error.issues[0]?.path[0])}`);
    }
    const challenge = challenges.take(client, given.data.PASSWORD_CLAIM_SECRET_BLOCK);
    if (challenge instanceof Refusal) return challenge;
    const { user, record } = challenge;
    const locked = attempts.refuseSignIn(record.userId);
    if (locked) return locked;
    if (!isProven(challenge, given.data) || !user) {
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
);

const proofShape = {
  USERNAME: z.string(),
  PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
  PASSWORD_CLAIM_SIGNATURE: z.string(),
  TIMESTAMP: z.string(),
};
type Proof = z.infer<z.ZodObject<typeof proofShape>>;

function isProven(challenge: Challenge, proof: Proof): boolean {
  const { client, record } = challenge;
  const key = sharedKey({ ...challenge, verifier: record.verifier });
  if (!key) return false;
  const expected = passwordClaim({
    key,
    poolName: client.pool.name,
    userId: record.userId,
    secretBlock: proof.PASSWORD_CLAIM_SECRET_BLOCK,
    timestamp: proof.TIMESTAMP,
  });
  const one = Buffer.from(expected);
  const other = Buffer.from(proof.PASSWORD_CLAIM_SIGNATURE);
  return one.length === other.length && timingSafeEqual(one, other);
}

function notEmulated(challengeName: string): Refusal {
  return invalidParameter(`The offline host does not emulate the challenge ${challengeName}`);
}
