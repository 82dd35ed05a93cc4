import { randomBytes, randomInt } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type CodeSeal, createCodeSeal } from '#lambdas/gift-codes/code-seal';
import { createGiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import type { TakeCodesDependencies } from '#lambdas/gift-codes/take-codes';
import { setting } from '../environment';
import { stageKey } from './stage-key';

/** What takes codes out of their pools, or puts them back. */
export function giftCodes(client: DynamoDBDocumentClient): TakeCodesDependencies {
  return { giftCodes: createGiftCodeStore(client, setting('GIFT_CODES_TABLE')), chooseSome };
}

/** What seals and opens codes; its key is read when it is first needed. */
export function sealOfCodes(): () => Promise<CodeSeal> {
  const readKey = stageKey('GIFT_CODES_SECRET');
  return async () => createCodeSeal(await readKey(), randomBytes);
}

/** Takes the first of those that come up when each is drawn among the ones left. */
function chooseSome<Each>(of: readonly Each[], count: number): Each[] {
  const left = [...of];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}
