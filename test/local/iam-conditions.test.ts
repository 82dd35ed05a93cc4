import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arnOf, type Resources, type RunningStack, runStack } from './fixture-stack';

const resources: Resources = {
  Wallets: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      KeySchema: [{ AttributeName: 'player', KeyType: 'HASH' }],
      AttributeDefinitions: [
        { AttributeName: 'player', AttributeType: 'S' },
        { AttributeName: 'day', AttributeType: 'S' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'by-day',
          KeySchema: [{ AttributeName: 'day', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      BillingMode: 'PAY_PER_REQUEST',
    },
  },
};
const indexesOf = (table: string) => ({ 'Fn::Join': ['', [arnOf(table), '/index/*']] });

const statement = (conditions: object) => ({
  Effect: 'Allow',
  Action: 'dynamodb:*',
  Resource: [arnOf('Wallets'), indexesOf('Wallets')],
  Condition: conditions,
});
const policyOn = (conditions: object) => ({
  code: 'exports.handler = () => null;',
  statements: [statement(conditions)],
});
const attributes = (...names: string[]) =>
  policyOn({
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': names },
    StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  });

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
// https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html#amazondynamodb-policy-keys
describe('conditions on keys that DynamoDB supplies', () => {
  let stack: RunningStack;
  const clients: DynamoDBClient[] = [];
  beforeAll(async () => {
    stack = await runStack(resources, {
      Plays: attributes('player', 'play'),
      Others: attributes('player', 'nickname'),
      Days: attributes('day', 'play'),
      Own: policyOn({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['#*'] } }),
    });
  });
  afterAll(async () => {
    for (const client of clients) client.destroy();
    await stack.close();
  });

  /** The unmodified client of the AWS SDK with the credentials of a function. */
  function as(role: string): DynamoDBClient {
    const client = new DynamoDBClient({
      endpoint: `${stack.host.servicesUrl}/dynamodb`,
      region: 'us-east-1',
      credentials: {
        accessKeyId: `Fixture-${role}Role`,
        secretAccessKey: 'local',
        sessionToken: `Fixture-${role}`,
      },
      maxAttempts: 1,
    });
    clients.push(client);
    return client;
  }

  const TableName = 'Fixture-Wallets';
  const Key = { player: { S: 'p' } };
  const ownKey = { player: { S: '#p' } };
  const projected = {
    ProjectionExpression: '#player, play.days[0]',
    ExpressionAttributeNames: { '#player': 'player' },
  };
  const get =
    (more: object = {}) =>
    (client: DynamoDBClient) =>
      client.send(new GetItemCommand({ TableName, Key, ...more }));
  const batch =
    (more: object = {}, keys = [Key]) =>
    (client: DynamoDBClient) =>
      client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: keys, ...more } } }));
  const update = (more: object) => (client: DynamoDBClient) =>
    client.send(new UpdateItemCommand({ TableName, Key, ...more }));
  const query =
    (player: string, more: object = {}) =>
    (client: DynamoDBClient) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'player = :p',
          ExpressionAttributeValues: { ':p': { S: player } },
          ...more,
        }),
      );
  const byDay = {
    IndexName: 'by-day',
    KeyConditionExpression: ':d = #d',
    ExpressionAttributeNames: { '#d': 'day' },
    ExpressionAttributeValues: { ':d': { S: '#today' } },
  };
  const value = { ':v': { S: 'x' } };
  const setting = (name: string, more: object = {}) =>
    update({ UpdateExpression: `SET ${name} = :v`, ExpressionAttributeValues: value, ...more });
  const put = (item: object) => (client: DynamoDBClient) =>
    client.send(new PutItemCommand({ TableName, Item: { ...Key, ...item } }));

  type Call = (client: DynamoDBClient) => Promise<unknown>;
  it.each<[role: string, request: string, call: Call]>([
    ['Plays', 'named attributes, one by its path', get(projected)],
    ['Plays', 'named attributes in a batch', batch(projected)],
    ['Plays', 'an item of these attributes', put({ play: { S: 'x' } })],
    ['Plays', 'a change of one of them', setting('play')],
    ['Plays', 'a query of them', query('p', projected)],
    [
      'Plays',
      'a deletion under a condition on them',
      (client: DynamoDBClient) =>
        client.send(
          new DeleteItemCommand({
            TableName,
            Key,
            ConditionExpression: 'size(play) > :v',
            ExpressionAttributeValues: { ':v': { N: '0' } },
          }),
        ),
    ],
    ['Own', 'an item whose key begins as it may', get({ Key: ownKey })],
    ['Own', 'a query of such a key', query('#p')],
    ['Own', 'a query of an index by a key that does', query('', byDay)],
    [
      'Own',
      'a scan, of which no leading key is known',
      (client: DynamoDBClient) => client.send(new ScanCommand({ TableName })),
    ],
  ])('allow %s: %s', async (role, _request, call) => {
    await expect(call(as(role))).resolves.toMatchObject({ $metadata: { httpStatusCode: 200 } });
  });

  it.each<[role: string, request: string, call: Call]>([
    ['Plays', 'a whole item', get()],
    ['Plays', 'a whole item of a batch', batch()],
    ['Plays', 'another attribute', get({ ProjectionExpression: 'player, seeds' })],
    ['Plays', 'another attribute in a batch', batch({ ProjectionExpression: 'seeds' })],
    ['Plays', 'an item with another attribute', put({ seeds: { S: 'x' } })],
    ['Plays', 'a change of another attribute', setting('seeds')],
    [
      'Plays',
      'a condition on another attribute',
      setting('play', { ConditionExpression: 'attribute_exists(seeds)' }),
    ],
    [
      'Plays',
      'a filter by another attribute',
      query('p', { ...projected, FilterExpression: 'attribute_exists(seeds.a)' }),
    ],
    ['Plays', 'a whole item by a query', query('p')],
    ['Plays', 'a count, which is not of named attributes', query('p', { Select: 'COUNT' })],
    [
      'Plays',
      'a query of an index whose key is not among them',
      query('', { ...byDay, ProjectionExpression: 'play' }),
    ],
    ['Others', 'an attribute of a policy that is about another', get(projected)],
    ['Others', 'the same in a batch', batch(projected)],
    ['Days', 'an item of a table whose key is not among them', get({ ProjectionExpression: 'play' })],
    ['Own', 'an item of another', get()],
    ['Own', 'a batch with an item of another', batch({}, [ownKey, Key])],
    ['Own', 'a query of another', query('p')],
    [
      'Own',
      'a transaction with an item of another',
      (client: DynamoDBClient) =>
        client.send(
          new TransactWriteItemsCommand({
            TransactItems: [{ Put: { TableName, Item: ownKey } }, { Put: { TableName, Item: Key } }],
          }),
        ),
    ],
  ])('refuse %s: %s', async (role, _request, call) => {
    await expect(call(as(role))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(
        / is not authorized to perform: dynamodb:\w+ on resource: .*Fixture-Wallets/,
      ),
    });
  });

  it('never see legacy parameters, which the host refuses', async () => {
    await expect(get({ Key: ownKey, AttributesToGet: ['play'] })(as('Own'))).rejects.toThrow(
      'AttributesToGet',
    );
    await expect(batch({ AttributesToGet: ['play'] }, [ownKey])(as('Own'))).rejects.toThrow(
      'AttributesToGet',
    );
  });
});

describe('a start fails', () => {
  it.each([
    [
      'a key of DynamoDB that the host does not supply',
      { StringEquals: { 'dynamodb:ReturnValues': 'NONE' } },
    ],
    ['a global key', { Bool: { 'aws:SecureTransport': 'true' } }],
  ])('for a condition on %s', async (_what, conditions) => {
    await expect(runStack(resources, { Reader: policyOn(conditions) })).rejects.toThrow(
      /ReaderPolicy: (.|\n)*no request here has the condition key/,
    );
  });
});
