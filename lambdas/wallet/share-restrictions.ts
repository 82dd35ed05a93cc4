import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sharedRestrictions } from '#domain/play-limits/shared-restriction';
import { logLines } from '#lambdas/runtime/log';
import {
  type RestrictionStart,
  shareRestriction,
  type ShareRestrictionDependencies,
} from './share-restriction';

/** Shares the restrictions of a batch of messages. SQS moves a message to the dead-letter queue after five failures. */
export function shareRestrictions(dependencies: ShareRestrictionDependencies) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = [];
    for (const { body, messageId } of Records) {
      try {
        await shareRestriction(dependencies, readRestrictionStart(body));
      } catch (error) {
        dependencies.log(logLines.restrictionNotShared, { error, messageId });
        failed.push(messageId);
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

/** @throws Error for an invalid message */
function readRestrictionStart(body: string): RestrictionStart {
  const { player, transaction, kind: named } = (JSON.parse(body) ?? {}) as Partial<Record<string, unknown>>;
  const kind = sharedRestrictions.find((each) => each === named);
  if (typeof player !== 'string' || typeof transaction !== 'string' || !kind)
    throw new Error('A message lacks one of its fields');
  return { player, transaction, kind };
}
