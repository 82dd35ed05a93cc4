import { randomBytes } from 'node:crypto';
import { Refusal } from '../http/aws-json';
import type { Client } from './directory';
import type { PasswordRecord } from './passwords/passwords';
import { serverPublic } from './passwords/srp';
import type { User } from './state';

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html: three minutes by default. */
const lifetimeMs = 3 * 60 * 1000;

/** A sign-in waiting for the proof of its password. `user` is undefined when the record was invented. */
interface Begun {
  client: Client;
  user: User | undefined;
  record: PasswordRecord;
  clientPublic: bigint;
}

export type Challenge = Begun & { serverPublic: bigint; secret: bigint; expiresAt: number };

export type Challenges = ReturnType<typeof openChallenges>;

/** Sign-ins between their two steps. They live in memory and each is answered once. */
export function openChallenges(now: () => Date) {
  const pending = new Map<string, Challenge>();
  return {
    /** @returns the challenge and the secret block by which its answer refers to it */
    open(begun: Begun): { challenge: Challenge; secretBlock: string } {
      const at = now().getTime();
      for (const [block, { expiresAt }] of pending) if (expiresAt <= at) pending.delete(block);
      const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
      const publicValue = serverPublic(begun.record.verifier, secret);
      const challenge = { ...begun, secret, serverPublic: publicValue, expiresAt: at + lifetimeMs };
      const secretBlock = randomBytes(96).toString('base64');
      pending.set(secretBlock, challenge);
      return { challenge, secretBlock };
    },

    take(client: Client, secretBlock: string): Challenge | Refusal {
      const challenge = pending.get(secretBlock);
      pending.delete(secretBlock);
      if (challenge?.client !== client)
        return new Refusal('NotAuthorizedException', 'Invalid session for the user.');
      if (challenge.expiresAt > now().getTime()) return challenge;
      return new Refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.');
    },
  };
}
