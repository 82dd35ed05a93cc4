import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { type WebSocket, WebSocketServer } from 'ws';
import { allowAnyOrigin } from '../http/preflight';
import type { Authorize } from '../iam/authorize';
import type { Mode } from './access';
import { authenticate, type AuthenticationSettings } from './authenticate';
import { createEngine } from './execution/engine';
import { makeExecutable } from './execution/executable-schema';
import type { RunResolver } from './execution/resolvers';
import { type Connection, openConnection } from './realtime/connection';
import { readHandshake, subprotocol } from './realtime/handshake';
import { mutationsOf } from './schema';
import { answerTo, respond } from './wire';

export interface ApiDefinition {
  readonly arn: string;
  readonly schema: GraphQLSchema;
  /** By `Type.field`. */
  readonly resolvers: ReadonlyMap<string, RunResolver>;
  readonly defaultMode: Mode;
  readonly authentication: AuthenticationSettings;
  readonly allowsIntrospection: boolean;
  readonly mostDepth: number;
  readonly mostResolvers: number;
}

export interface ApiBackends {
  readonly now: () => Date;
  readonly authorize: Authorize;
  readonly keepAliveMs: number;
  readonly log: (line: string) => void;
}

export interface GraphqlApi {
  handle(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void>;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  dropAll(): void;
}

const largestFrameBytes = 240 * 1024;

export function serveGraphqlApi(definition: ApiDefinition, backends: ApiBackends): GraphqlApi {
  const { arn, schema, resolvers, defaultMode, authentication } = definition;
  const connections = new Map<WebSocket, Connection>();
  makeExecutable(schema, {
    ...backends,
    defaultMode,
    resolverOf: (type, field) => resolvers.get(`${type}.${field}`),
    async allows(caller, type, field) {
      const access = { action: 'appsync:GraphQL', resource: `${arn}/types/${type}/fields/${field}` };
      return (await backends.authorize(caller, [access])) === undefined;
    },
  });
  const engine = createEngine(
    schema,
    { ...definition, hasResolver: (type, field) => resolvers.has(`${type}.${field}`) },
    (mutation, value) => {
      for (const connection of connections.values()) connection.publish(mutation, value);
    },
  );
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrameBytes,
    handleProtocols: () => subprotocol,
  });
  const subscriptions = schema.getSubscriptionType()?.getFields() ?? {};
  const sourceIpOf = (request: IncomingMessage) => request.socket.remoteAddress ?? '127.0.0.1';

  return {
    async handle(request, response, body) {
      if (request.method === 'OPTIONS')
        return allowAnyOrigin(response, {
          methods: 'POST,OPTIONS',
          headers: request.headers['access-control-request-headers'],
        });
      const known = await authenticate(request.headers, sourceIpOf(request), authentication);
      respond(response, await answerTo(request, { body, known, engine }));
    },

    handleUpgrade(request, socket, head) {
      const headers = readHandshake(request);
      if (!headers) return refuseUpgrade(socket, '400 Bad Request');
      sockets.handleUpgrade(request, socket, head, (opened) => {
        const connection = openConnection(opened, headers, {
          ...backends,
          authenticate: (given) =>
            authenticate({ ...given, origin: request.headers.origin }, sourceIpOf(request), authentication),
          subscribe: engine.subscribe,
          mutationsOf: (name) => (subscriptions[name] ? mutationsOf(subscriptions[name]) : []),
        });
        connections.set(opened, connection);
        opened.on('close', () => connections.delete(opened));
      });
    },

    dropAll() {
      for (const connection of connections.values()) connection.drop();
    },
  };
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy()); // the client disconnected
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
