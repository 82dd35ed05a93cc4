import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Authorize } from '../iam/authorize';
import type { WebSessions } from '../iam/web-sessions';
import { localArn } from '../template/account';
import { openCollections } from '../template/collections';
import type { Identity } from '../template/resolver';
import { stableId } from '../template/stable-id';
import { type ApiResources, assembleApi } from './assembly';
import type { VerifyUserToken } from './authenticate';
import { openPageTokens } from './data-sources/page-tokens';
import { type GraphqlApi, refuseUpgrade, serveGraphqlApi } from './graphql-api';
import { apiIdentity, partIdentity } from './identities';
import { refuse } from './refusals';
import { type Kind, readers, type Shape } from './resources';
import { respond } from './wire';

export interface GraphqlApiBackends {
  readonly authorize: Authorize;
  readonly verifyUserToken: VerifyUserToken;
  readonly vouchFor: WebSessions['vouchFor'];
}

/** A resource whose text comes from a file of the project: a schema, or the code of a resolver or function. */
export interface GraphqlText {
  readonly logicalId: string;
  /** `Type.field` of a resolver, the name of any other resource. */
  readonly name: string;
  readonly text: string;
}

export interface GraphqlApis {
  /** Adds a resource; an API comes before its parts, which may follow in any order. */
  add(kind: Kind, logicalId: string, properties: unknown): Identity;
  /** @throws Error naming a resolver without a field, or a missing data source or function */
  serve(backends: GraphqlApiBackends): void;
  /** Serves `/<api id>/graphql`. */
  handle(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void>;
  /** Opens the socket of `/<api id>/graphql/realtime`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  texts(): readonly GraphqlText[];
  /**
   * Replaces texts of the served APIs. Subscribers are disconnected and reconnect, as clients do after any loss.
   *
   * @param texts  by logical id
   * @throws Error naming what AppSync would refuse; the old texts stay in use
   */
  replace(texts: ReadonlyMap<string, string>): void;
  /** Disconnects all subscribers, as a lost network would. */
  dropAll(): void;
  /** Closes all sockets and refuses new ones; a server does not close while a socket is open. */
  close(): void;
}

/** AppSync calls DynamoDB at `servicesUrl`, and sends subscribers a keep-alive every minute. */
export function openGraphqlApis(settings: {
  servicesUrl: string;
  now: () => Date;
  log: (line: string) => void;
  keepAliveMs?: number;
}): GraphqlApis {
  const { servicesUrl } = settings;
  // One secret for as long as the host runs: a reload of resolvers must not end the paging of open pages.
  const tokens = openPageTokens(randomBytes(32));
  const dynamoDbUrl = `${servicesUrl}/dynamodb/`;
  const apis = new Map<string, Shape<'api'>>();
  const resources = openCollections(readers, (logicalId, resource) => {
    if ('ApiId' in resource && !apis.has(resource.ApiId))
      throw new Error(`${logicalId}: ${resource.ApiId} is not a GraphQL API of the template.`);
  });
  let served: ReadonlyMap<string, GraphqlApi> = new Map();
  let replaced: ReadonlyMap<string, string> = new Map();
  let serveAll: (texts: ReadonlyMap<string, string>) => typeof served = () => served;
  let isClosed = false;
  const arnOf = (id: string) => localArn('appsync', `apis/${id}`);

  return {
    add(kind, logicalId, properties) {
      const resource = resources.add(kind, logicalId, properties);
      if (!('ApiId' in resource)) {
        const id = stableId(logicalId, 26);
        apis.set(id, resource);
        return apiIdentity(id, arnOf(id), servicesUrl);
      }
      return partIdentity(logicalId, resource, arnOf(resource.ApiId));
    },

    serve(backends) {
      const shared = { keepAliveMs: 60_000, ...settings, ...backends, tokens, dynamoDbUrl };
      serveAll = (texts) =>
        new Map(
          [...apis].map(([id, api]) => [
            id,
            serveGraphqlApi(assembleApi(resourcesOf(id, api, texts), shared), shared),
          ]),
        );
      served = serveAll(replaced);
    },

    async handle(request, response, body) {
      const [, id = ''] = /^\/([^/?]+)\/graphql\/?(?:\?|$)/.exec(request.url ?? '') ?? [];
      const api = served.get(id);
      if (!api)
        return respond(response, refuse(404, 'NotFoundException', `No GraphQL API at ${request.url}.`));
      return api.handle(request, response, body);
    },

    handleUpgrade(request, socket, head) {
      const [, id = ''] = /^\/([^/?]+)\/graphql\/realtime\/?(?:\?|$)/.exec(request.url ?? '') ?? [];
      const api = served.get(id);
      if (isClosed) return refuseUpgrade(socket, '503 Service Unavailable');
      if (!api) return refuseUpgrade(socket, '404 Not Found');
      api.handleUpgrade(request, socket, head);
    },

    texts: () => [...apis].flatMap(([id, api]) => textsOf(resourcesOf(id, api, replaced))),
    replace(texts) {
      const all = new Map([...replaced, ...texts]);
      const next = serveAll(all);
      dropAll();
      [served, replaced] = [next, all];
    },

    dropAll,
    close() {
      isClosed = true;
      dropAll();
    },
  };

  function dropAll(): void {
    for (const api of served.values()) api.dropAll();
  }

  function resourcesOf(id: string, api: Shape<'api'>, texts: ReadonlyMap<string, string>): ApiResources {
    const ofApi = <Of extends Exclude<Kind, 'api'>>(kind: Of) =>
      resources.of(kind).filter(([, { ApiId }]) => ApiId === id);
    const textOf = (logicalId: string, text: string) => texts.get(logicalId) ?? text;
    return {
      arn: arnOf(id),
      api,
      schemas: ofApi('schema').map(([logicalId, { Definition }]) => [
        logicalId,
        textOf(logicalId, Definition),
      ]),
      dataSources: ofApi('dataSource').map(([, source]) => source),
      functions: ofApi('function').map(([logicalId, step]) => [
        logicalId,
        { ...step, Code: textOf(logicalId, step.Code) },
      ]),
      resolvers: ofApi('resolver').map(([logicalId, resolver]) => [
        logicalId,
        { ...resolver, Code: textOf(logicalId, resolver.Code) },
      ]),
    };
  }
}

function textsOf({ schemas, functions, resolvers }: ApiResources): GraphqlText[] {
  return [
    ...schemas.map(([logicalId, text]) => ({ logicalId, name: logicalId, text })),
    ...functions.map(([logicalId, { Name, Code }]) => ({ logicalId, name: Name, text: Code })),
    ...resolvers.map(([logicalId, { TypeName, FieldName, Code }]) => ({
      logicalId,
      name: `${TypeName}.${FieldName}`,
      text: Code,
    })),
  ];
}
