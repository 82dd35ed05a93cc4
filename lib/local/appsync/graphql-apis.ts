import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { openCollections } from '../template/collections';
import type { Identity } from '../template/resolver';
import { stableId } from '../template/stable-id';
import type { TrustedCallers } from './authenticate';
import { type GraphqlApi, serveGraphqlApi } from './graphql-api';
import { refuse } from './refusals';
import { apiArn, apiIdentity, type Kind, partIdentity, readers, type Shape, type Shapes } from './resources';
import { refuseUpgrade, respond } from './wire';

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
  serve(callers: TrustedCallers): void;
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
export function openGraphqlApis({
  keepAliveMs = 60_000,
  ...settings
}: {
  servicesUrl: string;
  now: () => Date;
  log: (line: string) => void;
  keepAliveMs?: number;
}): GraphqlApis {
  const apis = new Map<string, Shape<'api'>>();
  const resources = openCollections<Shapes>(readers, (logicalId, resource) => {
    if ('ApiId' in resource && !apis.has(resource.ApiId))
      throw new Error(`${logicalId}: ${resource.ApiId} is not a GraphQL API of the template.`);
  });
  let served: ReadonlyMap<string, GraphqlApi> = new Map();
  let replaced: ReadonlyMap<string, string> = new Map();
  let serveAll: (texts: typeof replaced) => typeof served = () => served;
  let isClosed = false;
  const dropAll = () => {
    for (const api of served.values()) api.dropAll();
  };

  return {
    add(kind, logicalId, properties) {
      const resource = resources.add(kind, logicalId, properties);
      if ('ApiId' in resource) return partIdentity(logicalId, resource);
      const id = stableId(logicalId, 26);
      apis.set(id, resource);
      return apiIdentity(id, settings.servicesUrl);
    },

    serve(callers) {
      // One secret for as long as the host runs: a reload of resolvers must not end the paging of open pages.
      const backends = { ...settings, ...callers, keepAliveMs, tokenSecret: randomBytes(32) };
      const serveOne = (id: string, api: Shape<'api'>, texts: typeof replaced) =>
        serveGraphqlApi(
          {
            arn: apiArn(id),
            api,
            partsOf: (kind) => resources.of(kind).filter(([, { ApiId }]) => ApiId === id),
            textOf: (logicalId, text) => texts.get(logicalId) ?? text,
          },
          backends,
        );
      serveAll = (texts) => new Map([...apis].map(([id, api]) => [id, serveOne(id, api, texts)]));
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

    texts() {
      const textOf = (logicalId: string, name: string, text: string) => ({
        logicalId,
        name,
        text: replaced.get(logicalId) ?? text,
      });
      return [
        ...resources.of('schema').map(([id, { Definition }]) => textOf(id, id, Definition)),
        ...resources.of('function').map(([id, { Name, Code }]) => textOf(id, Name, Code)),
        ...resources
          .of('resolver')
          .map(([id, { TypeName, FieldName, Code }]) => textOf(id, `${TypeName}.${FieldName}`, Code)),
      ];
    },

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
}
