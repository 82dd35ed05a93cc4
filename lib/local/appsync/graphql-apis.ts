import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type * as z from 'zod';
import type { Authorize } from '../iam/authorize';
import type { WebSessions } from '../iam/web-sessions';
import type { Identity } from '../template/resolver';
import { readProperties } from '../template/resource-properties';
import { stableId } from '../template/stable-id';
import { assembleApi, type ApiDraft } from './assembly';
import type { VerifyUserToken } from './authenticate';
import { openPageTokens } from './data-sources/page-tokens';
import { type GraphqlApi, refuseUpgrade, serveGraphqlApi } from './graphql-api';
import { apiIdentity, partIdentity } from './identities';
import { refuse } from './refusals';
import { inertProperties, type Kind, type Shape, shapes, typeNames } from './resources';
import { respond } from './wire';

export interface GraphqlApiBackends {
  readonly authorize: Authorize;
  readonly verifyUserToken: VerifyUserToken;
  readonly vouchFor: WebSessions['vouchFor'];
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
  /** Disconnects all subscribers, as a lost network would. */
  dropAll(): void;
  /** Closes all sockets and refuses new ones; a server does not close while a socket is open. */
  close(): void;
}

/** AppSync calls DynamoDB at `servicesUrl`, and sends subscribers a keep-alive every minute. */
export function openGraphqlApis(settings: {
  region: string;
  accountId: string;
  servicesUrl: string;
  now: () => Date;
  log: (line: string) => void;
  keepAliveMs?: number;
  randomBytes?: (size: number) => Buffer;
}): GraphqlApis {
  const { region, accountId, servicesUrl } = settings;
  const chance = { randomBytes, keepAliveMs: 60_000, ...settings };
  const tokens = openPageTokens(chance.randomBytes(32));
  const drafts = new Map<string, ApiDraft>();
  const served = new Map<string, GraphqlApi>();
  let isClosed = false;
  const arnOf = (id: string) => `arn:aws:appsync:${region}:${accountId}:apis/${id}`;

  return {
    add(kind, logicalId, properties) {
      const resource = read(kind, logicalId, properties);
      if (!('ApiId' in resource)) {
        const id = stableId(logicalId, 26);
        drafts.set(id, newDraft(resource, arnOf(id)));
        return apiIdentity(id, arnOf(id), servicesUrl);
      }
      const draft = drafts.get(resource.ApiId);
      if (!draft) throw new Error(`${logicalId}: ${resource.ApiId} is not a GraphQL API of the template.`);
      const key = kind === 'function' ? stableId(logicalId, 26) : logicalId;
      (draft[kind] as Map<string, unknown>).set(key, resource);
      return partIdentity(logicalId, resource, arnOf(resource.ApiId));
    },

    serve(backends) {
      const shared = { ...chance, ...backends, accountId, tokens, dynamoDbUrl: `${servicesUrl}/dynamodb/` };
      for (const [id, draft] of drafts) served.set(id, serveGraphqlApi(assembleApi(draft, shared), shared));
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

    dropAll,
    close() {
      isClosed = true;
      dropAll();
    },
  };

  function dropAll(): void {
    for (const api of served.values()) api.dropAll();
  }
}

function read<Of extends Kind>(kind: Of, logicalId: string, properties: unknown): Shape<Of> {
  const type = typeNames[kind];
  const schema = shapes[kind] as z.ZodType;
  const inert = inertProperties[kind];
  return readProperties({ type, logicalId, properties, schema, inert }) as Shape<Of>;
}

function newDraft(api: Shape<'api'>, arn: string): ApiDraft {
  return {
    arn,
    api,
    schema: new Map(),
    dataSource: new Map(),
    function: new Map(),
    resolver: new Map(),
  };
}
