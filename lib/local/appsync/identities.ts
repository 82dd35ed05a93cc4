import type { Identity } from '../template/resolver';
import { stableId } from '../template/stable-id';
import type { Kind, Shape } from './resources';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-appsync-graphqlapi.html */
export function apiIdentity(id: string, arn: string, servicesUrl: string): Identity {
  const url = `${servicesUrl}/appsync/${id}/graphql`;
  const realtimeUrl = `${url.replace(/^http/, 'ws')}/realtime`;
  const { host } = new URL(servicesUrl);
  return {
    ref: arn,
    attributes: {
      ApiId: id,
      Arn: arn,
      GraphQLDns: host,
      GraphQLEndpointArn: arn,
      GraphQLUrl: url,
      RealtimeDns: host,
      RealtimeUrl: realtimeUrl,
    },
  };
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_AppSync.html */
export function partIdentity(
  logicalId: string,
  resource: Exclude<Shape<Kind>, Shape<'api'>>,
  apiArn: string,
): Identity {
  if ('Definition' in resource) return { ref: `${resource.ApiId}GraphQLSchema`, attributes: {} };
  if ('TypeName' in resource) {
    const { TypeName, FieldName } = resource;
    const arn = `${apiArn}/types/${TypeName}/resolvers/${FieldName}`;
    return { ref: arn, attributes: { FieldName, ResolverArn: arn, TypeName } };
  }
  const { Name } = resource;
  if ('Type' in resource) {
    const arn = `${apiArn}/datasources/${Name}`;
    return { ref: arn, attributes: { DataSourceArn: arn, Name } };
  }
  const id = functionIdOf(logicalId);
  const arn = `${apiArn}/functions/${id}`;
  const { DataSourceName } = resource;
  return { ref: arn, attributes: { DataSourceName, FunctionArn: arn, FunctionId: id, Name } };
}

/** The id by which a pipeline names a function. */
export function functionIdOf(logicalId: string): string {
  return stableId(logicalId, 26);
}
