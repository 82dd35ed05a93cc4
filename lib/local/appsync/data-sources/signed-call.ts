import { randomUUID } from 'node:crypto';
import type { SourceAnswer } from './data-source';

type WireAnswer = { readonly answer: Readonly<Record<string, unknown>> } | { readonly refused: Refused };

export interface Refused {
  readonly type: string;
  readonly message: string;
}

export type CallDynamoDb = (operation: string, body: object) => Promise<WireAnswer>;

/** Errors of DynamoDB that the SDK for Java has a class for, whose name AppSync reports. */
const exceptions: Readonly<Record<string, string>> = {
  ConditionalCheckFailedException: 'ConditionalCheckFailedException',
  InternalServerError: 'InternalServerErrorException',
  ItemCollectionSizeLimitExceededException: 'ItemCollectionSizeLimitExceededException',
  ProvisionedThroughputExceededException: 'ProvisionedThroughputExceededException',
  RequestLimitExceeded: 'RequestLimitExceededException',
  ResourceNotFoundException: 'ResourceNotFoundException',
  TransactionConflictException: 'TransactionConflictException',
};

const reads = ['GetItem', 'BatchGetItem', 'Query'];

/** Calls are the service role's, so that its policies decide as they would in the cloud. */
export function callAsRole(endpoint: string, roleArn: string): CallDynamoDb {
  const role = roleArn.split('/').at(-1) ?? '';
  const credential = `${role}/00000000/local/dynamodb/aws4_request`;
  return async (operation, body) => {
    const ask = () =>
      fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=local`,
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-security-token': 'appsync',
          'x-amz-target': `DynamoDB_20120810.${operation}`,
        },
        body: JSON.stringify(body),
      });
    // A connection may be closed at the very moment that it is used again; what only reads is asked once more then.
    const response = await (reads.includes(operation) ? ask().catch(ask) : ask());
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.ok) return { answer };
    const { __type = 'InternalServerError', message = '' } = answer as { __type?: string; message?: string };
    const requestId = response.headers.get('x-amzn-requestid') ?? randomUUID();
    return {
      refused: {
        type: exceptionOf(__type.replace(/^.*#/, '')),
        message: `${message} (Service: DynamoDb, Status Code: ${response.status}, Request ID: ${requestId})`,
      },
    };
  };
}

/**
 * The exception that AppSync reports for an error of DynamoDB. Validation, access and the throttling of an on-demand table have no class of
 * their own and are `DynamoDbException`: https://github.com/aws-amplify/amplify-cli/issues/5589,
 * https://github.com/terraform-aws-modules/terraform-aws-appsync/pull/7. Named exceptions:
 * https://docs.aws.amazon.com/appsync/latest/devguide/tutorial-dynamodb-batch-js.html
 */
export function exceptionOf(error: string): string {
  return exceptions[error] ?? 'DynamoDbException';
}

export function failed({ type, message }: Refused): Required<SourceAnswer> {
  return { result: null, error: { type: `DynamoDB:${type}`, message } };
}
