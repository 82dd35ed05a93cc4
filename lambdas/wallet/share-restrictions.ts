import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { sharedRestrictions } from '#domain/play-limits/shared-restriction';
import { logLines } from '#lambdas/runtime/log';
import { processInOrder } from '#lambdas/runtime/process-in-order';
import { shareRestriction, type ShareRestrictionDependencies } from './share-restriction';

const restrictionStart = z.strictObject({
  player: z.string().min(1),
  transaction: z.string().min(1),
  kind: z.enum(sharedRestrictions),
});

/** Shares the restrictions of a batch of messages. SQS moves a message to the dead-letter queue after five failures. */
export function shareRestrictions(dependencies: ShareRestrictionDependencies) {
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    processInOrder(event, async ({ body, messageId }) => {
      try {
        await shareRestriction(dependencies, restrictionStart.parse(JSON.parse(body)));
        return true;
      } catch (error) {
        dependencies.log(logLines.restrictionNotShared, { error, messageId });
        return false;
      }
    });
}
