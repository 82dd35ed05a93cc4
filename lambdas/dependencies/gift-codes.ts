import { randomBytes, randomInt } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createGiftCodeStore } from '#stores/gift-code-store';
import { createSecretStore } from '#stores/secret-store';
import { roleCredentials, serviceUrl, setting } from '../environment';
import { type CodeSeal, createCodeSeal } from '../gift-codes/code-seal';
import type { TakeCodesDependencies } from '../gift-codes/take-codes';

/** How long Secrets Manager may take to answer. */
const secretTimeoutMs = 3_000;

/** What takes codes out of their pools, or puts them back. */
export function giftCodes(client: DynamoDBDocumentClient): TakeCodesDependencies {
  return { giftCodes: createGiftCodeStore(client, setting('GIFT_CODES_TABLE')), chooseSome };
}

/** What seals and opens codes; its key is read when it is first needed. */
export function sealOfCodes(): () => Promise<CodeSeal> {
  const read = createSecretStore({
    name: setting('GIFT_CODES_SECRET'),
    region: setting('AWS_REGION'),
    credentials: roleCredentials,
    timeoutMs: secretTimeoutMs,
    url: serviceUrl('SECRETS_MANAGER'),
  });
  return async () => {
    const { key } = await read();
    if (key === undefined) throw new Error('The secret of gift codes has no key');
    return createCodeSeal(key, randomBytes);
  };
}

/** Takes the first of those that come up when each is drawn among the ones left. */
function chooseSome<Each>(of: readonly Each[], count: number): Each[] {
  const left = [...of];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}
