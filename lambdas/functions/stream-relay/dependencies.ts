import type { RelayDependencies } from '#lambdas/relay/relay-rows';
import { createOrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { sqs } from '#lambdas/runtime/aws/sqs';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function relayDependencies(): RelayDependencies {
  return {
    readRows: readStreamRows,
    events: createOrderedQueue(sqs(), setting('PUSHES_QUEUE_URL')),
    notices: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
    restrictions: createOrderedQueue(sqs(), setting('RESTRICTIONS_QUEUE_URL')),
    log: createLog('relay'),
  };
}
