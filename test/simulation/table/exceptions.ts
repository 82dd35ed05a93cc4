import {
  ConditionalCheckFailedException,
  InternalServerError,
  ProvisionedThroughputExceededException,
  ThrottlingException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './item';

/** Why one action of a transaction keeps it from being carried out; null for one that does not. */
export type CancellationReason = {
  readonly code: 'ConditionalCheckFailed' | 'TransactionConflict' | 'ThrottlingError';
  /** The item in the way, for whoever asked for it. */
  readonly item?: Item | undefined;
} | null;

/** What DynamoDB's client throws, by the name that the error bears. */
export const exceptions = {
  ProvisionedThroughputExceededException: () =>
    new ProvisionedThroughputExceededException({
      ...refused(400),
      message: 'Rate of requests exceeds throughput',
    }),
  ThrottlingException: () => new ThrottlingException({ ...refused(400), message: 'Rate exceeded' }),
  TransactionInProgressException: () =>
    new TransactionInProgressException({ ...refused(400), message: 'The same request is still in progress' }),
  TransactionConflictException: () =>
    new TransactionConflictException({ ...refused(400), message: 'A transaction is ongoing for the item' }),
  InternalServerError: () => new InternalServerError({ ...refused(500), message: 'Internal server error' }),
  /** What the client says when no answer came in time. */
  TimeoutError: () => Object.assign(new Error('Socket timed out'), { name: 'TimeoutError' }),
};

export function conditionFailed(item: Item | undefined): ConditionalCheckFailedException {
  const told = item && { Item: marshall(item) };
  return new ConditionalCheckFailedException({
    ...refused(400),
    message: 'The conditional request failed',
    ...told,
  });
}

export function canceled(reasons: readonly CancellationReason[]): TransactionCanceledException {
  const codes = reasons.map((reason) => reason?.code ?? 'None').join(', ');
  return new TransactionCanceledException({
    ...refused(400),
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    CancellationReasons: reasons.map((reason) => ({
      Code: reason?.code ?? 'None',
      ...(reason?.item && { Item: marshall(reason.item) }),
    })),
  });
}

function refused(httpStatusCode: number) {
  return { $metadata: { httpStatusCode } };
}
