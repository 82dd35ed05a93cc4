import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  InternalServerError,
  ProvisionedThroughputExceededException,
  ThrottlingException,
  TransactionCanceledException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './item';

/** Why an action cancels its transaction; null for an action that does not. */
export type CancellationReason = {
  readonly code: 'ConditionalCheckFailed' | 'TransactionConflict' | 'ThrottlingError';
  /** The conflicting item, if requested. */
  readonly item?: Item | undefined;
} | null;

/** Exceptions of the DynamoDB client, by error name. */
export const exceptions = {
  ProvisionedThroughputExceededException: () =>
    new ProvisionedThroughputExceededException({
      ...refused(400),
      message: 'Rate of requests exceeds throughput',
    }),
  ThrottlingException: () => new ThrottlingException({ ...refused(400), message: 'Rate exceeded' }),
  TransactionInProgressException: () =>
    new TransactionInProgressException({ ...refused(400), message: 'The same request is still in progress' }),
  InternalServerError: () => new InternalServerError({ ...refused(500), message: 'Internal server error' }),
  /** The client's timeout error. */
  TimeoutError: () => Object.assign(new Error('Socket timed out'), { name: 'TimeoutError' }),
};

const isEmpty = 'The AttributeValue for a key attribute cannot contain an empty string value.';

/** A key attribute that is empty, which DynamoDB refuses in items, key conditions and start keys. */
export function emptyKey(name: string): DynamoDBServiceException {
  return notValid(`${isEmpty} Key: ${name}`);
}

/** A key of an index that is empty in an item to put. */
export function emptyIndexKey(index: string, key: string): DynamoDBServiceException {
  const about = 'A value specified for a secondary index key is not supported.';
  return notValid(`${about} ${isEmpty} IndexName: ${index}, IndexKey: ${key}`);
}

/** A key of an index that an update sets to an empty value. */
export function emptiedIndexKey(): DynamoDBServiceException {
  const about =
    'The update expression attempted to update a secondary index key to a value that is not supported.';
  return notValid(`${about} ${isEmpty}`);
}

function notValid(about: string): DynamoDBServiceException {
  return new DynamoDBServiceException({
    ...refused(400),
    $fault: 'client',
    name: 'ValidationException',
    message: `One or more parameter values are not valid. ${about}`,
  });
}

export function conditionFailed(item: Item | undefined): ConditionalCheckFailedException {
  const returned = item && { Item: marshall(item) };
  return new ConditionalCheckFailedException({
    ...refused(400),
    message: 'The conditional request failed',
    ...returned,
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
