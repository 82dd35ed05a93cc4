import type { SourceAnswer } from './data-source';

/** What DynamoDB answers, or its refusal. */
type WireAnswer = { readonly answer: Readonly<Record<string, unknown>> } | { readonly refused: Refused };

export interface Refused {
  readonly type: string;
  readonly message: string;
  readonly body: WireRefusal;
}

interface WireRefusal {
  readonly __type?: string;
  readonly message?: string;
  readonly Message?: string;
  readonly Item?: object;
  readonly CancellationReasons?: readonly { Code?: string; Message?: string; Item?: object }[];
}

export type CallDynamoDb = (operation: string, body: object) => Promise<WireAnswer>;

/**
 * Makes calls to DynamoDB in the name of a data source's service role, so that its policies decide as they would in
 * the cloud.
 *
 * @param endpoint  address of the emulated DynamoDB
 */
export function callAsRole(endpoint: string, roleArn: string): CallDynamoDb {
  const role = roleArn.split('/').at(-1) ?? '';
  const credential = `${role}/00000000/local/dynamodb/aws4_request`;
  return async (operation, body) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=local`,
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-security-token': 'appsync',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.ok) return { answer };
    const refusal: WireRefusal = answer;
    const type = (refusal.__type ?? 'InternalServerError').replace(/^.*#/, '');
    const message = refusal.message ?? refusal.Message ?? '';
    return {
      refused: {
        type,
        message: `${message} (Service: DynamoDb, Status Code: ${response.status})`,
        body: refusal,
      },
    };
  };
}

/** A refusal as the response handler sees it. */
export function failed({ type, message }: Refused): Required<SourceAnswer> {
  return { result: null, error: { type: `DynamoDB:${type}`, message } };
}
