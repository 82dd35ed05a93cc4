import { randomBytes, randomInt } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type CodeSeal, createCodeSeal } from '#lambdas/gift-codes/code-seal';
import { createGiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import type { TakeCodesDependencies } from '#lambdas/gift-codes/take-codes';
import { setting } from '../environment';
import { stageKey } from './stage-key';

/** Dependencies that take gift codes from their pools and return them. */
export function giftCodes(client: DynamoDBDocumentClient): TakeCodesDependencies {
  return { giftCodes: createGiftCodeStore(client, setting('GIFT_CODES_TABLE')), chooseSome };
}

/** Encrypts and decrypts codes; the key is loaded at first use. */
export function sealOfCodes(): () => Promise<CodeSeal> {
  const readKey = stageKey('GIFT_CODES_SECRET');
  return async () => createCodeSeal(await readKey(), randomBytes);
}

/** Draws random elements without replacement. */
function chooseSome<Each>(of: readonly Each[], count: number): Each[] {
  const left = [...of];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}
