import { randomUUID } from 'node:crypto';
import type { Item } from '../typed-values';

/** The parts of DynamoDB's answers that AppSync reads. */
interface WireAnswer {
  readonly Item?: Item;
  readonly Attributes?: Item;
  readonly Items?: readonly Item[];
  readonly LastEvaluatedKey?: Item;
  readonly ScannedCount?: number;
  readonly Responses?: Readonly<Record<string, readonly Item[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly Item[] }>>;
}

export interface Refused {
  readonly type: string;
  readonly message: string;
}

export type CallDynamoDb = (
  operation: string,
  body: object,
) => Promise<{ readonly answer: WireAnswer } | { readonly refused: Refused }>;

/** The classes of errors in the SDK for Java, whose names AppSync reports. */
const exceptions = [
  'ConditionalCheckFailedException',
  'InternalServerErrorException',
  'ItemCollectionSizeLimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceededException',
  'ResourceNotFoundException',
  'TransactionConflictException',
];

const reads = ['GetItem', 'BatchGetItem', 'Query'];

/** Calls DynamoDB as the service role, so that its policies decide as in the cloud. */
export function callAsRole(endpoint: string, roleArn: string): CallDynamoDb {
  const role = roleArn.split('/').at(-1) ?? '';
  const credential = `${role}/00000000/local/dynamodb/aws4_request`;
  return async (operation, body) => {
    const send = () =>
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
    // The server may close a connection at the moment it is reused, so reads are retried once.
    const response = await (reads.includes(operation) ? send().catch(send) : send());
    const answer: unknown = await response.json();
    if (response.ok) return { answer: answer as WireAnswer };
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
 * The exception that AppSync reports for a DynamoDB error. Validation, access and the throttling of an on-demand
 * table have no class of their own and are `DynamoDbException`:
 * https://github.com/aws-amplify/amplify-cli/issues/5589,
 * https://github.com/terraform-aws-modules/terraform-aws-appsync/pull/7. Named exceptions:
 * https://docs.aws.amazon.com/appsync/latest/devguide/tutorial-dynamodb-batch-js.html
 */
export function exceptionOf(error: string): string {
  return exceptions.find((name) => [error, `${error}Exception`].includes(name)) ?? 'DynamoDbException';
}
