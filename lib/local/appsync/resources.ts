import * as z from 'zod';
import { localArn } from '../template/account';
import type { Identity } from '../template/resolver';
import { readerOf } from '../template/resource-properties';
import { stableId } from '../template/stable-id';

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

const code = { ApiId: z.string(), Code: z.string(), Runtime: runtime };
const pipelineFunction = z.strictObject({
  ...code,
  DataSourceName: z.string(),
  FunctionVersion: z.literal('2018-05-29').optional(),
  Name: z.string(),
});

const field = { ...code, FieldName: z.string(), TypeName: z.string() };
const resolver = z.discriminatedUnion('Kind', [
  z.strictObject({ ...field, Kind: z.literal('UNIT'), DataSourceName: z.string() }),
  z.strictObject({
    ...field,
    Kind: z.literal('PIPELINE'),
    PipelineConfig: z.strictObject({ Functions: z.array(z.string()).max(10) }),
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
export type Shapes = { readonly [Of in Kind]: ReturnType<(typeof readers)[Of]> };
export type Shape<Of extends Kind> = Shapes[Of];

export const apiArn = (id: string) => localArn('appsync', `apis/${id}`);

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-appsync-graphqlapi.html */
export function apiIdentity(id: string, servicesUrl: string): Identity {
  const { host } = new URL(servicesUrl);
  const GraphQLUrl = `${servicesUrl}/appsync/${id}/graphql`;
  return {
    ref: apiArn(id),
    attributes: { ApiId: id, Arn: apiArn(id), GraphQLDns: host, GraphQLUrl, RealtimeDns: host },
  };
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_AppSync.html */
export function partIdentity(logicalId: string, resource: Exclude<Shape<Kind>, Shape<'api'>>): Identity {
  const api = apiArn(resource.ApiId);
  if ('Definition' in resource) return { ref: `${resource.ApiId}GraphQLSchema`, attributes: {} };
  if ('TypeName' in resource)
    return { ref: `${api}/types/${resource.TypeName}/resolvers/${resource.FieldName}`, attributes: {} };
  const { Name } = resource;
  if ('Type' in resource) return { ref: `${api}/datasources/${Name}`, attributes: { Name } };
  const FunctionId = functionIdOf(logicalId);
  return { ref: `${api}/functions/${FunctionId}`, attributes: { FunctionId } };
}

/** The id by which a pipeline names a function. */
export function functionIdOf(logicalId: string): string {
  return stableId(logicalId, 26);
}
