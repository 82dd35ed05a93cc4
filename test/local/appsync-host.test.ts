import { expect, it } from 'vitest';
import { openSubscriber } from './appsync-subscriber';
import { arnOf, type Resources, runStack } from './fixture-stack';

const ApiId = { 'Fn::GetAtt': ['Notes', 'ApiId'] };
const Runtime = { Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' };
const put = `import { util } from '@aws-appsync/utils';
export const request = ({ args: { id } }) =>
  ({ operation: 'PutItem', key: util.dynamodb.toMapValues({ id }), attributeValues: {} });
export const response = (ctx) => ctx.error ?? ctx.result;`;

const resources: Resources = {
  Table: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
    },
  },
  Writer: {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {},
      Policies: [
        {
          PolicyName: 'write',
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [{ Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: arnOf('Table') }],
          },
        },
      ],
    },
  },
  // Before the API that they belong to, as a template has no order.
  PutNote: {
    Type: 'AWS::AppSync::Resolver',
    Properties: {
      ApiId,
      Code: put,
      DataSourceName: { 'Fn::GetAtt': ['Source', 'Name'] },
      FieldName: 'putNote',
      Kind: 'UNIT',
      Runtime,
      TypeName: 'Mutation',
    },
  },
  Source: {
    Type: 'AWS::AppSync::DataSource',
    Properties: {
      ApiId,
      DynamoDBConfig: { AwsRegion: { Ref: 'AWS::Region' }, TableName: { Ref: 'Table' } },
      Name: 'Notes',
      ServiceRoleArn: arnOf('Writer'),
      Type: 'AMAZON_DYNAMODB',
    },
  },
  Notes: {
    Type: 'AWS::AppSync::GraphQLApi',
    Properties: { AuthenticationType: 'AWS_IAM', Name: 'notes' },
  },
  Schema: {
    Type: 'AWS::AppSync::GraphQLSchema',
    Properties: {
      ApiId,
      Definition: `type Note { id: ID }
        type Query { none: String }
        type Mutation { putNote(id: ID!): Note }
        type Subscription { onNote: Note @aws_subscribe(mutations: ["putNote"]) }`,
    },
  },
};

/** Sends a request as its own role, and returns the endpoint. */
const relay = `exports.handler = async (event) => {
  const { AWS_ACCESS_KEY_ID: role, GRAPHQL_URL: url } = process.env;
  const credential = role + '/20261121/us-east-1/appsync/aws4_request';
  const authorization = 'AWS4-HMAC-SHA256 Credential=' + credential + ', SignedHeaders=host, Signature=x';
  const response = await fetch(url, { method: 'POST', headers: { authorization }, body: JSON.stringify(event) });
  return { url, authorization, answer: await response.json() };
};`;

interface RelayAnswer {
  readonly url: string;
  readonly authorization: string;
  readonly answer: object;
}

it('serves an API of a template to functions and subscribers, and closes with an open socket', async () => {
  const fields = ['Mutation/fields/putNote', 'Subscription/fields/onNote'];
  const Resource = fields.map((field) => ({ 'Fn::Join': ['', [{ Ref: 'Notes' }, `/types/${field}`]] }));
  const stack = await runStack(resources, {
    Relay: {
      code: relay,
      properties: { Environment: { Variables: { GRAPHQL_URL: { 'Fn::GetAtt': ['Notes', 'GraphQLUrl'] } } } },
      statements: [{ Effect: 'Allow', Action: 'appsync:GraphQL', Resource }],
    },
  });
  const callApi = (query: string) => stack.host.functions.invoke('Relay', { query }) as Promise<RelayAnswer>;

  const { url, authorization, answer } = await callApi('{ none }');
  const subscriber = await openSubscriber({ url }, authorization);
  await subscriber.init();
  await subscriber.subscribe('s', 'subscription { onNote { id } }');
  const put = await callApi('mutation { putNote(id: "a") { id } }');
  const received = await subscriber.next('data');
  await stack.close();

  expect(answer).toMatchObject({ errors: [{ message: 'Not Authorized to access none on type Query' }] });
  expect(put.answer).toEqual({ data: { putNote: { id: 'a' } } });
  expect(received.payload).toEqual({ data: { onNote: { id: 'a' } } });
  await subscriber.closed;
});
