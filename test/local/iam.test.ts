import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cognitoAccesses } from '../../lib/local/cognito/wire';
import { dynamoDbAccesses } from '../../lib/local/dynamodb/access';
import { arnOf, type Resources, type RunningStack, runStack } from './fixture-stack';

const resources: Resources = {
  Table: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
    },
  },
};
const tableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/Fixture-Table';

/** A function that sends one signed request to the tables and returns the answer. */
const caller = `
exports.handler = async ({ operation, body, key = process.env.AWS_ACCESS_KEY_ID }) => {
  const response = await fetch(process.env.AWS_ENDPOINT_URL_DYNAMODB, {
    method: 'POST',
    headers: {
      'X-Amz-Target': 'DynamoDB_20120810.' + operation,
      'X-Amz-Security-Token': process.env.AWS_SESSION_TOKEN,
      ...(key && { Authorization: 'AWS4-HMAC-SHA256 Credential=' + key + '/20250101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=x' }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
};`;

const put = (id: string) => ({ Put: { TableName: 'Fixture-Table', Item: { id: { S: id } } } });
const remove = (id: string) => ({ Delete: { TableName: 'Fixture-Table', Key: { id: { S: id } } } });

// https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html
// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
describe('a function with a table', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await runStack(resources, {
      Reader: {
        code: caller,
        statements: [
          { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:PutItem'], Resource: arnOf('Table') },
        ],
      },
      Denied: {
        code: caller,
        statements: [
          { Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' },
          { Effect: 'Deny', Action: 'dynamodb:PutItem', Resource: arnOf('Table') },
        ],
      },
    });
  });
  afterAll(() => stack.close());
  const call = (name: string, event: object) => stack.host.functions.invoke(name, event);

  it('may do what its role allows', async () => {
    const answer = await call('Reader', {
      operation: 'TransactWriteItems',
      body: { TransactItems: [put('a')] },
    });

    expect(answer).toMatchObject({ status: 200 });
  });

  it.each([
    ['an action that its role does not have', 'Scan', { TableName: 'Fixture-Table' }, 'dynamodb:Scan'],
    [
      'an item of a transaction that its role may not delete',
      'TransactWriteItems',
      { TransactItems: [put('b'), remove('b')] },
      'dynamodb:DeleteItem',
    ],
    [
      'an action that does not exist',
      'DropEverything',
      { TableName: 'Fixture-Table' },
      'dynamodb:DropEverything',
    ],
  ])('is refused %s', async (_case, operation, body, action) => {
    const answer = await call('Reader', { operation, body });

    expect(answer).toMatchObject({
      status: 400,
      answer: {
        __type: 'com.amazon.coral.service#AccessDeniedException',
        message: `User: arn:aws:sts::000000000000:assumed-role/Fixture-ReaderRole/Fixture-Reader is not authorized to perform: ${action} on resource: ${tableArn} because no identity-based policy allows the ${action} action`,
      },
    });
  });

  it('writes nothing of a refused transaction', async () => {
    await call('Reader', {
      operation: 'TransactWriteItems',
      body: { TransactItems: [put('c'), remove('c')] },
    });

    const found = await call('Reader', {
      operation: 'GetItem',
      body: { TableName: 'Fixture-Table', Key: { id: { S: 'c' } } },
    });

    expect(found).toEqual({ status: 200, answer: {} });
  });

  it('is refused by an explicit deny, whatever else allows it', async () => {
    const answer = await call('Denied', {
      operation: 'TransactWriteItems',
      body: { TransactItems: [put('d')] },
    });

    expect(answer).toMatchObject({
      status: 400,
      answer: { message: expect.stringContaining('with an explicit deny in an identity-based policy') },
    });
  });

  it.each([
    ['an unknown access key', 'somebody', 'UnrecognizedClientException'],
    ['no signature', '', 'MissingAuthenticationTokenException'],
  ])('is refused with %s', async (_case, key, type) => {
    const answer = await call('Reader', { operation: 'GetItem', key, body: { TableName: 'Fixture-Table' } });

    expect(answer).toMatchObject({ status: 400, answer: { __type: `com.amazon.coral.service#${type}` } });
  });

  it('may do everything as the local operator', async () => {
    const answer = await call('Reader', {
      operation: 'Scan',
      key: 'local-operator',
      body: { TableName: 'Fixture-Table' },
    });

    expect(answer).toMatchObject({ status: 200 });
  });
});

// https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html
describe('permissions of an operation', () => {
  const arn = (resource: string) => `arn:aws:dynamodb:us-east-1:000000000000:table/${resource}`;

  it.each<[string, string, unknown, { action: string; resource: string }[]]>([
    [
      'a read of a table',
      'GetItem',
      { TableName: 't' },
      [{ action: 'dynamodb:GetItem', resource: arn('t') }],
    ],
    [
      'a query of an index',
      'Query',
      { TableName: 't', IndexName: 'i' },
      [{ action: 'dynamodb:Query', resource: arn('t/index/i') }],
    ],
    [
      'a table named by ARN',
      'GetItem',
      { TableName: arn('t') },
      [{ action: 'dynamodb:GetItem', resource: arn('t') }],
    ],
    [
      'a batch on two tables',
      'BatchGetItem',
      { RequestItems: { t: {}, u: {} } },
      [
        { action: 'dynamodb:BatchGetItem', resource: arn('t') },
        { action: 'dynamodb:BatchGetItem', resource: arn('u') },
      ],
    ],
    [
      'a condition in a transaction',
      'TransactWriteItems',
      { TransactItems: [{ ConditionCheck: { TableName: 't' } }] },
      [{ action: 'dynamodb:ConditionCheckItem', resource: arn('t') }],
    ],
    ['a request that is no object', 'GetItem', undefined, [{ action: 'dynamodb:GetItem', resource: '*' }]],
  ])('are known for %s', (_case, operation, body, expected) => {
    const accesses = dynamoDbAccesses(operation, body, () => undefined);

    expect(accesses.map(({ action, resource }) => ({ action, resource }))).toEqual(expected);
  });

  it("are none for users' actions of a user pool, and the pool for administrative ones", () => {
    const accesses = [
      cognitoAccesses('SignUp', { ClientId: 'a' }),
      cognitoAccesses('AdminGetUser', { UserPoolId: 'us-east-1_a' }),
    ];

    expect(accesses).toEqual([
      undefined,
      [
        {
          action: 'cognito-idp:AdminGetUser',
          resource: 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_a',
        },
      ],
    ]);
  });
});
