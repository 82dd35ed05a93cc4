import type { GraphQLSchema } from 'graphql';
import type { AuthenticationSettings } from './authenticate';
import { type Handlers, loadHandlers } from './code/sandbox';
import { type DataSource, noneSource } from './data-sources/data-source';
import { dynamoDbSource } from './data-sources/dynamodb';
import type { PageTokens } from './data-sources/page-tokens';
import { callAsRole } from './data-sources/signed-call';
import { pipelineResolver, type RunResolver, unitResolver } from './execution/resolvers';
import type { ApiDefinition } from './graphql-api';
import { functionIdOf } from './identities';
import type { Shape } from './resources';
import { readSchema } from './schema';

/** The resources of one API, those with a text by their logical id. */
export interface ApiResources {
  readonly arn: string;
  readonly api: Shape<'api'>;
  readonly schemas: readonly (readonly [logicalId: string, definition: string])[];
  readonly dataSources: readonly Shape<'dataSource'>[];
  readonly functions: readonly (readonly [logicalId: string, step: Shape<'function'>])[];
  readonly resolvers: readonly (readonly [logicalId: string, resolver: Shape<'resolver'>])[];
}

interface Shared extends Pick<AuthenticationSettings, 'authorize' | 'verifyUserToken' | 'vouchFor'> {
  readonly dynamoDbUrl: string;
  readonly tokens: PageTokens;
  readonly log: (line: string) => void;
}

export function assembleApi(resources: ApiResources, shared: Shared): ApiDefinition {
  const { arn, api, schemas } = resources;
  const [definition] = schemas;
  if (!definition) throw new Error(`${arn} has no schema.`);
  const schema = readSchema(...definition);
  const providers = [api, ...api.AdditionalAuthenticationProviders];
  return {
    arn,
    schema,
    resolvers: assembleResolvers(resources, schema, shared),
    defaultMode: api.AuthenticationType === 'AWS_IAM' ? 'iam' : 'userPool',
    authentication: {
      ...shared,
      userPoolId: api.UserPoolConfig?.UserPoolId,
      takesIam: providers.some(({ AuthenticationType }) => AuthenticationType === 'AWS_IAM'),
    },
    allowsIntrospection: api.IntrospectionConfig === 'ENABLED',
    mostDepth: api.QueryDepthLimit,
    mostResolvers: api.ResolverCountLimit,
  };
}

function assembleResolvers(
  { api, dataSources, functions, resolvers }: ApiResources,
  schema: GraphQLSchema,
  shared: Shared,
): Map<string, RunResolver> {
  const sources = new Map(dataSources.map((source) => [source.Name, assembleSource(source, shared)]));
  const sourceOf = (owner: string, name: string): DataSource => {
    const source = sources.get(name);
    if (!source) throw new Error(`${owner}: the API has no data source ${name}.`);
    return source;
  };
  const env = api.EnvironmentVariables;
  const steps = new Map(
    functions.map(([logicalId, step]) => [
      functionIdOf(logicalId),
      { handlers: load(step.Name, step.Code, shared), source: sourceOf(step.Name, step.DataSourceName) },
    ]),
  );
  return new Map(
    resolvers.map(([, resolver]) => {
      const name = `${resolver.TypeName}.${resolver.FieldName}`;
      checkField(name, resolver, schema);
      const handlers = load(name, resolver.Code, shared);
      if (resolver.Kind === 'UNIT')
        return [name, unitResolver({ handlers, source: sourceOf(name, resolver.DataSourceName) }, env)];
      const own = resolver.PipelineConfig.Functions.map((id) => {
        const step = steps.get(id);
        if (!step) throw new Error(`${name}: the API has no function ${id}.`);
        return step;
      });
      return [name, pipelineResolver(handlers, own, env)];
    }),
  );
}

function assembleSource(source: Shape<'dataSource'>, { dynamoDbUrl, tokens }: Shared): DataSource {
  if (source.Type === 'NONE') return noneSource;
  const call = callAsRole(dynamoDbUrl, source.ServiceRoleArn);
  return dynamoDbSource({ table: source.DynamoDBConfig.TableName, call, tokens });
}

function load(name: string, code: string, { log }: Shared): Handlers {
  return loadHandlers(name, code, log);
}

function checkField(name: string, { TypeName, FieldName }: Shape<'resolver'>, schema: GraphQLSchema): void {
  const type = schema.getType(TypeName);
  if (!type || !('getFields' in type) || !type.getFields()[FieldName])
    throw new Error(`${name}: the schema has no such field.`);
}
