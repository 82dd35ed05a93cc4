import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

const runtime = z.strictObject({ Name: z.literal('APPSYNC_JS'), RuntimeVersion: z.literal('1.0.0') });

const userPool = z.strictObject({
  AwsRegion: z.string().optional(),
  /** Access of pool members to a field without directives. */
  DefaultAction: z.literal('ALLOW').default('ALLOW'),
  UserPoolId: z.string(),
});

const api = z.strictObject({
  AuthenticationType: z.enum(['AMAZON_COGNITO_USER_POOLS', 'AWS_IAM']),
  AdditionalAuthenticationProviders: z
    .array(z.strictObject({ AuthenticationType: z.literal('AWS_IAM') }))
    .default([]),
  /** https://docs.aws.amazon.com/appsync/latest/devguide/environment-variables.html */
  EnvironmentVariables: z
    .record(z.string().regex(/^[A-Za-z]\w{1,63}$/), z.string().max(512))
    .refine((variables) => Object.keys(variables).length <= 50, { error: 'at most 50 variables' })
    .default({}),
  IntrospectionConfig: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  /** 0 sets no limit. */
  QueryDepthLimit: z.int().min(0).max(75).default(0),
  ResolverCountLimit: z.int().min(0).max(10_000).default(0),
  UserPoolConfig: userPool.optional(),
});

const dataSource = z.discriminatedUnion('Type', [
  z.strictObject({ ApiId: z.string(), Name: z.string(), Type: z.literal('NONE') }),
  z.strictObject({
    ApiId: z.string(),
    Name: z.string(),
    Type: z.literal('AMAZON_DYNAMODB'),
    DynamoDBConfig: z.strictObject({ AwsRegion: z.string(), TableName: z.string() }),
    ServiceRoleArn: z.string(),
  }),
]);

const pipelineFunction = z.strictObject({
  ApiId: z.string(),
  Code: z.string(),
  DataSourceName: z.string(),
  FunctionVersion: z.literal('2018-05-29').optional(),
  Name: z.string(),
  Runtime: runtime,
});

const resolver = z.discriminatedUnion('Kind', [
  z.strictObject({
    ApiId: z.string(),
    Code: z.string(),
    DataSourceName: z.string(),
    FieldName: z.string(),
    Kind: z.literal('UNIT'),
    Runtime: runtime,
    TypeName: z.string(),
  }),
  z.strictObject({
    ApiId: z.string(),
    Code: z.string(),
    FieldName: z.string(),
    Kind: z.literal('PIPELINE'),
    PipelineConfig: z.strictObject({ Functions: z.array(z.string()).max(10) }),
    Runtime: runtime,
    TypeName: z.string(),
  }),
]);

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/AWS_AppSync.html */
export const readers = {
  api: readerOf('AWS::AppSync::GraphQLApi', api, {
    LogConfig: 'what fails in the host is in its output',
    Name: 'a label',
    Tags: 'labels',
  }),
  schema: readerOf(
    'AWS::AppSync::GraphQLSchema',
    z.strictObject({ ApiId: z.string(), Definition: z.string() }),
  ),
  dataSource: readerOf('AWS::AppSync::DataSource', dataSource),
  function: readerOf('AWS::AppSync::FunctionConfiguration', pipelineFunction),
  resolver: readerOf('AWS::AppSync::Resolver', resolver),
};

export type Kind = keyof typeof readers;
export type Shape<Of extends Kind> = ReturnType<(typeof readers)[Of]>;
