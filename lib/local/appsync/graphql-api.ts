import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { type WebSocket, WebSocketServer } from 'ws';
import { allowAnyOrigin } from '../http/preflight';
import { authenticate, type TrustedCallers } from './authenticate';
import { loadHandlers } from './code/sandbox';
import { dynamoDbSource } from './data-sources/dynamodb';
import { callAsRole } from './data-sources/signed-call';
import { readRequest } from './execution/documents';
import { createEngine } from './execution/engine';
import { makeExecutable } from './execution/executable-schema';
import {
  type DataSource,
  noneSource,
  pipelineResolver,
  type RunResolver,
  type Step,
  unitResolver,
} from './execution/resolvers';
import { type Connection, openConnection } from './realtime/connection';
import { isRefused, refuse } from './refusals';
import { functionIdOf, type Kind, type Shape } from './resources';
import { mutationsOf, readSchema } from './schema';
import { readHandshake, refuseUpgrade, respond, subprotocol } from './wire';

/** The resources of one API. */
export interface ApiResources {
  readonly arn: string;
  readonly api: Shape<'api'>;
  partsOf<Of extends Exclude<Kind, 'api'>>(kind: Of): readonly (readonly [logicalId: string, Shape<Of>])[];
  /** The text of the template, or the one that has replaced it. */
  textOf(logicalId: string, text: string): string;
}

export interface ApiBackends extends TrustedCallers {
  readonly servicesUrl: string;
  readonly tokenSecret: Buffer;
  readonly now: () => Date;
  readonly keepAliveMs: number;
  readonly log: (line: string) => void;
}

export interface GraphqlApi {
  handle(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void>;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  dropAll(): void;
}

/** https://docs.aws.amazon.com/general/latest/gr/appsync.html */
const largestBodyBytes = 1024 * 1024;
const largestFrameBytes = 240 * 1024;

/** @throws Error naming what AppSync would refuse */
export function serveGraphqlApi(resources: ApiResources, backends: ApiBackends): GraphqlApi {
  const { arn, api, partsOf, textOf } = resources;
  const [definition] = partsOf('schema');
  if (!definition) throw new Error(`${arn} has no schema.`);
  const schema = readSchema(definition[0], textOf(definition[0], definition[1].Definition));
  const resolvers = assembleResolvers(resources, schema, backends);
  const connections = new Map<WebSocket, Connection>();
  makeExecutable(schema, {
    env: api.EnvironmentVariables,
    now: backends.now,
    defaultMode: api.AuthenticationType === 'AWS_IAM' ? 'iam' : 'userPool',
    resolverOf: (type, field) => resolvers.get(`${type}.${field}`),
    async allows(caller, type, field) {
      const access = { action: 'appsync:GraphQL', resource: `${arn}/types/${type}/fields/${field}` };
      return (await backends.authorize(caller, [access])) === undefined;
    },
  });
  const limits = {
    allowsIntrospection: api.IntrospectionConfig === 'ENABLED',
    mostDepth: api.QueryDepthLimit,
    mostResolvers: api.ResolverCountLimit,
    hasResolver: (type: string, field: string) => resolvers.has(`${type}.${field}`),
  };
  const engine = createEngine(schema, limits, (mutation, value) => {
    for (const connection of connections.values()) connection.publish(mutation, value);
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrameBytes,
    handleProtocols: () => subprotocol,
  });
  const subscriptions = schema.getSubscriptionType()?.getFields() ?? {};
  const providers = [api, ...api.AdditionalAuthenticationProviders];
  const takesIam = providers.some(({ AuthenticationType }) => AuthenticationType === 'AWS_IAM');
  const principalOf = (request: IncomingMessage, headers = request.headers) =>
    authenticate(headers, request.socket.remoteAddress ?? '127.0.0.1', {
      ...backends,
      userPoolId: api.UserPoolConfig?.UserPoolId,
      takesIam,
    });

  return {
    async handle(request, response, body) {
      if (request.method === 'OPTIONS')
        return allowAnyOrigin(response, {
          methods: 'POST,OPTIONS',
          headers: request.headers['access-control-request-headers'],
        });
      respond(response, await answerTo(request, body));
    },

    handleUpgrade(request, socket, head) {
      const headers = readHandshake(request);
      if (!headers) return refuseUpgrade(socket, '400 Bad Request');
      sockets.handleUpgrade(request, socket, head, (opened) => {
        const connection = openConnection(opened, headers, {
          ...backends,
          authenticate: (given) => principalOf(request, { ...given, origin: request.headers.origin }),
          subscribe: engine.subscribe,
          mutationsOf: (name) => mutationsOf(subscriptions[name]),
        });
        connections.set(opened, connection);
        opened.on('close', () => connections.delete(opened));
      });
    },

    dropAll() {
      for (const connection of connections.values()) connection.drop();
    },
  };

  async function answerTo(request: IncomingMessage, body: Buffer) {
    if (request.method !== 'POST')
      return refuse(405, 'UnsupportedOperation', 'The offline host takes POST only.');
    const principal = await principalOf(request);
    if (isRefused(principal)) return principal;
    if (body.length > largestBodyBytes)
      return refuse(
        413,
        'RequestEntityTooLargeException',
        `A request has ${largestBodyBytes} bytes at most.`,
      );
    const parsed = readRequest(body.toString());
    return isRefused(parsed) ? parsed : engine.run(parsed, { principal, headers: request.headers });
  }
}

/** @returns resolvers by `Type.field` */
function assembleResolvers(
  { partsOf, textOf }: ApiResources,
  schema: GraphQLSchema,
  { servicesUrl, tokenSecret, log }: ApiBackends,
): Map<string, RunResolver> {
  const sources = new Map(partsOf('dataSource').map(([, source]) => [source.Name, sourceFrom(source)]));
  const steps = new Map(
    partsOf('function').map(([logicalId, step]) => [
      functionIdOf(logicalId),
      stepOf(step.Name, logicalId, step),
    ]),
  );
  return new Map(
    partsOf('resolver').map(([logicalId, resolver]) => {
      const { TypeName, FieldName, Code } = resolver;
      const name = `${TypeName}.${FieldName}`;
      const type = schema.getType(TypeName);
      if (!type || !('getFields' in type) || !type.getFields()[FieldName])
        throw new Error(`${name}: the schema has no such field.`);
      if (resolver.Kind === 'UNIT') return [name, unitResolver(stepOf(name, logicalId, resolver))];
      const own = resolver.PipelineConfig.Functions.map((id) => {
        const step = steps.get(id);
        if (!step) throw new Error(`${name}: the API has no function ${id}.`);
        return step;
      });
      return [name, pipelineResolver(loadHandlers(name, textOf(logicalId, Code), log), own)];
    }),
  );

  function sourceFrom(source: Shape<'dataSource'>): DataSource {
    if (source.Type === 'NONE') return noneSource;
    const call = callAsRole(`${servicesUrl}/dynamodb/`, source.ServiceRoleArn);
    return dynamoDbSource({ table: source.DynamoDBConfig.TableName, call, tokenSecret });
  }

  function stepOf(
    name: string,
    logicalId: string,
    { Code, DataSourceName }: { Code: string; DataSourceName: string },
  ): Step {
    const source = sources.get(DataSourceName);
    if (!source) throw new Error(`${name}: the API has no data source ${DataSourceName}.`);
    return { handlers: loadHandlers(name, textOf(logicalId, Code), log), source };
  }
}
