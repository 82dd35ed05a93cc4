import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleResolver } from '../../lib/bundling';
import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import { FieldError } from '../../lib/local/appsync/refusals';
import { utilsFor } from '../../lib/local/appsync/runtime/modules';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';

const condition = { name: { eq: 'Jade Mug' } };
const product = { id: 'mug', removal: { id: 'mark' } };
const plan = { fetch: 'products', key: 'nameOrder', filter: null, limit: 24 };

/** Every step that reads or writes the table, with a context as its request left it. */
const steps: readonly (readonly [file: string, context: object])[] = [
  ['resolvers/Query.getRewardProduct', { arguments: { id: 'mug' } }],
  ['functions/admit-admin', { arguments: {}, identity: { sub: 'admin', claims: { token_use: 'access' } } }],
  ['functions/create-product', { arguments: { input: { id: 'mug' } } }],
  ['functions/find-product', { arguments: { input: { id: 'mug' } } }],
  ['functions/write-product', { arguments: { input: { id: 'mug' } } }],
  ['functions/mark-removal', { arguments: { input: { id: 'mug' } } }],
  ['functions/remove-product', { arguments: { input: { id: 'mug' } } }],
  ['functions/read-rows', { arguments: {} }],
  ['functions/find-next-row', { arguments: {} }],
  ['functions/fetch-found', { arguments: {} }],
];

const suffix =
  '(Service: DynamoDb, Status Code: 400, Request ID: 6K2GA16P0H3MSBURE6P3J1QFBBVV4KQNSO5AEMVJF66Q9ASUAAJG)';
// Errors in the format of AppSync: https://github.com/terraform-aws-modules/terraform-aws-appsync/pull/7,
// https://github.com/aws-amplify/amplify-cli/issues/5589, https://github.com/aws/aws-appsync-community/issues/336.
const missingGrant = {
  type: 'DynamoDB:DynamoDbException',
  message: `User: arn:aws:sts::123456789012:assumed-role/Products/APPSYNC_ASSUME_ROLE is not authorized to perform: dynamodb:Query on resource: arn:aws:dynamodb:us-east-1:123456789012:table/Products ${suffix}`,
};
const invalid = {
  type: 'DynamoDB:DynamoDbException',
  message: `ExpressionAttributeValues must not be empty ${suffix}`,
};
const throttled = {
  type: 'DynamoDB:DynamoDbException',
  message: `Throughput exceeds the current capacity of your table or index. ${suffix}`,
};
const provisioned = { type: 'DynamoDB:ProvisionedThroughputExceededException', message: `Slow. ${suffix}` };
const requestLimit = { type: 'DynamoDB:RequestLimitExceededException', message: `Slow. ${suffix}` };
const internal = { type: 'DynamoDB:InternalServerErrorException', message: `Internal. ${suffix}` };
const conditional = {
  type: 'DynamoDB:ConditionalCheckFailedException',
  message: `The conditional request failed ${suffix}`,
};

const neverCalled = () => {
  throw new Error('These steps neither refuse a caller nor set a filter.');
};
const utils = utilsFor({
  now: () => new Date(),
  unauthorized: neverCalled,
  setSubscriptionFilter: neverCalled,
});

/** The refusal that a caller receives, and the log lines. */
function refusalOf(file: string, context: object): { refusal: FieldError; logged: readonly string[] } {
  const logged: string[] = [];
  const { run } = loadHandlers(file, bundleResolver(join('graphql', `${file}.ts`), projectRoot), (line) =>
    logged.push(line),
  );
  const common = {
    env: {},
    identity: { sub: 'ada', groups: ['ADMINS'], claims: { token_use: 'access' } },
    prev: { result: product },
  };
  try {
    run('response', { ...common, stash: { plan, rows: [] }, result: null, ...context }, utils);
  } catch (error) {
    if (error instanceof FieldError) return { refusal: error, logged };
    throw error;
  }
  throw new Error(`${file} continued after the error`);
}

describe.each(steps)('%s', (file, context) => {
  it.each([
    ['a missing grant', missingGrant, 'products/unavailable'],
    ['a request that is wrong by itself', invalid, 'products/unavailable'],
    ['an error inside DynamoDB', internal, 'products/unavailable'],
    ['an on-demand table over its throughput', throttled, 'products/busy'],
    ['a table over its provisioned throughput', provisioned, 'products/busy'],
    ['an account over its requests', requestLimit, 'products/busy'],
  ])('refuses %s without details of DynamoDB', (_case, error, code) => {
    const { refusal } = refusalOf(file, { ...context, error });

    expect(refusal.errorType).toBe(code);
    expect(JSON.stringify([refusal.message, refusal.data, refusal.errorInfo])).not.toMatch(
      /arn:|\d{12}|Request ID|Service|Dynamo|Expression/i,
    );
  });

  it('logs the message of DynamoDB', () => {
    const { logged } = refusalOf(file, { ...context, error: missingGrant });

    expect(logged.join()).toContain(missingGrant.message);
  });
});

describe.each([
  ['functions/create-product', { arguments: { input: { id: 'mug' }, condition } }],
  ['functions/write-product', { arguments: { input: { id: 'mug' }, condition } }],
  ['functions/mark-removal', { arguments: { input: { id: 'mug' }, condition } }],
  ['functions/read-rows', { arguments: {}, stash: { plan: { ...plan, filter: {} }, rows: [] } }],
])('%s with an expression of the caller', (file, context) => {
  it('returns invalid arguments when DynamoDB refuses the request', () => {
    const { refusal } = refusalOf(file, { ...context, error: invalid });

    expect(refusal).toMatchObject({
      errorType: 'InvalidArgumentsError',
      message: 'The request is not valid with these values.',
    });
  });

  it('returns unavailable for a missing grant', () => {
    expect(refusalOf(file, { ...context, error: missingGrant }).refusal.errorType).toBe(
      'products/unavailable',
    );
  });
});

it('a token that DynamoDB refuses is reported as unreadable', () => {
  const context = { arguments: { nextToken: 'x' }, error: invalid };

  expect(refusalOf('functions/read-rows', context).refusal.errorType).toBe('products/unreadable-token');
});

it.each([
  ['functions/create-product', null],
  ['functions/write-product', product],
  ['functions/mark-removal', product],
])('%s reports a failed condition without a request id', (file, result) => {
  const context = { arguments: { input: { id: 'mug' }, condition }, error: conditional, result };

  const { refusal } = refusalOf(file, context);

  expect(refusal).toMatchObject({
    errorType: 'DynamoDB:ConditionalCheckFailedException',
    message: 'The conditional request failed.',
  });
});

it.each(['functions/write-product', 'functions/mark-removal', 'functions/remove-product'])(
  '%s reports a conflict when the caller gave no condition, even if the change was reverted',
  (file) => {
    const context = { arguments: { input: { id: 'mug' } }, error: conditional, result: product };

    expect(refusalOf(file, context).refusal.errorType).toBe('products/conflict');
  },
);
