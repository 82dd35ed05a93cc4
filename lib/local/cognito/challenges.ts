import { randomBytes } from 'node:crypto';
import type { Client } from './directory';
import type { PasswordRecord } from './passwords';
import type { User } from './pool-state';
import { Refusal } from './refusals';
import { serverPublic } from './srp';

/** A sign-in that was asked to prove its password. `user` is undefined where the record was made up. */
export interface Challenge {
  client: Client;
  user: User | undefined;
  record: PasswordRecord;
  clientPublic: bigint;
  serverPublic: bigint;
  secret: bigint;
  expiresAt: number;
}

/** Sign-ins between their two steps. They live in memory and each is answered once. */
export interface Challenges {
  /** @returns the challenge and the block of random text by which its answer will name it */
  open(begun: { client: Client; user: User | undefined; record: PasswordRecord; clientPublic: bigint }): {
    challenge: Challenge;
    secretBlock: string;
  };
  take(client: Client, secretBlock: string): Challenge | Refusal;
}

/** Starts with no sign-in under way. */
export function openChallenges(now: () => Date): Challenges {
  const open = new Map<string, Challenge>();
  return {
    open: ({ client, user, record, clientPublic }) => {
      const at = now().getTime();
      for (const [block, { expiresAt }] of open) if (expiresAt <= at) open.delete(block);
      const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
      const challenge: Challenge = {
        client,
        user,
        record,
        clientPublic,
        serverPublic: serverPublic(record.verifier, secret),
        secret,
        expiresAt: at + client.settings.challengeSeconds * 1000,
      };
      const secretBlock = randomBytes(96).toString('base64');
      open.set(secretBlock, challenge);
      return { challenge, secretBlock };
    },
    take: (client, secretBlock) => {
      const challenge = open.get(secretBlock);
      open.delete(secretBlock);
      if (!challenge || challenge.client !== client) {
        return new Refusal('NotAuthorizedException', 'Invalid session for the user.');
      }
      if (challenge.expiresAt > now().getTime()) return challenge;
      return new Refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.');
    },
  };
}
