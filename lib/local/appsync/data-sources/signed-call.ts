import type { SourceAnswer } from './data-source';

type WireAnswer = { readonly answer: Readonly<Record<string, unknown>> } | { readonly refused: Refused };

export interface Refused {
  readonly type: string;
  readonly message: string;
}

export type CallDynamoDb = (operation: string, body: object) => Promise<WireAnswer>;

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
    return {
      refused: {
        type: __type.replace(/^.*#/, ''),
        message: `${message} (Service: DynamoDb, Status Code: ${response.status})`,
      },
    };
  };
}

export function failed({ type, message }: Refused): Required<SourceAnswer> {
  return { result: null, error: { type: `DynamoDB:${type}`, message } };
}
