import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { openGraphqlApis } from '../../lib/local/appsync/graphql-apis';
import { openDynamoDb } from '../../lib/local/dynamodb/wire';
import type { Faults } from '../../lib/local/faults/faults';
import { createAuthorize } from '../../lib/local/iam/authorize';
import { openRoles } from '../../lib/local/iam/roles';
import type { Trust } from '../../lib/local/iam/trust-policy';
import { openWebSessions } from '../../lib/local/iam/web-sessions';
import { moveNote, notesResolvers, notesSchema } from './appsync-notes';

const region = 'us-east-1';
const accountId = '000000000000';
const runtime = { Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' };

/** What CDK writes for an API with user pool and IAM. */
const apiProperties = {
  AdditionalAuthenticationProviders: [{ AuthenticationType: 'AWS_IAM' }],
  AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
  IntrospectionConfig: 'ENABLED',
  LogConfig: { CloudWatchLogsRoleArn: 'arn:aws:iam::000000000000:role/Log', FieldLogLevel: 'ERROR' },
  Name: 'notes',
  UserPoolConfig: { AwsRegion: region, DefaultAction: 'ALLOW', UserPoolId: 'us-east-1_pool' },
};

export interface ApiOptions {
  readonly api?: object;
  readonly schema?: string;
  /** Code by field, in place of the API of notes. */
  readonly resolvers?: typeof notesResolvers;
  readonly keepAliveMs?: number;
  /** Faults of the tables behind the API. */
  readonly faults?: Faults;
}

export interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; errorType: string | null; path: string[] | null; [field: string]: unknown }[];
}

export type Endpoint = Awaited<ReturnType<typeof openEndpoint>>;

/**
 * The emulated service on a free loopback port with its tables, roles and a manual clock. The test signs the tokens
 * itself, because issuing them is the subject of other tests.
 */
export async function openEndpoint(options: ApiOptions = {}) {
  let at = Date.parse('2026-11-21T12:00:00.123Z');
  const now = () => new Date(at);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const roles = openRoles();
  const webSessions = openWebSessions({ stateFile: null, roles, now });
  const authorize = createAuthorize({ roles, webSessions });
  const dynamoDb = await openDynamoDb({ folder: null, faults: options.faults ?? {} });
  await dynamoDb.ensureTable(notesTable);

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const servicesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keepAliveMs = options.keepAliveMs ?? 60_000;
  const apis = openGraphqlApis({ servicesUrl, now, log, keepAliveMs });
  const { ApiId: apiId = '', Arn: arn = '', GraphQLUrl: url = '' } = addNotes(apis, options);
  defineRoles(roles, arn);
  apis.serve({
    authorize,
    verifyUserToken: (poolId, token) => readToken(poolId, token, now()),
    vouchFor: webSessions.vouchFor,
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const [, service, rest = ''] = /^\/(\w+)(.*)$/.exec(request.url ?? '') ?? [];
    request.url = rest;
    const serve = (body: Buffer) =>
      service === 'appsync'
        ? apis.handle(request, response, body)
        : dynamoDb.handle(request, response, body, authorize);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void serve(Buffer.concat(chunks)));
  });
  server.on('upgrade', (request, socket: Duplex, head) => {
    request.url = request.url?.slice('/appsync'.length);
    apis.handleUpgrade(request, socket, head);
  });

  const post = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', headers, body });
    return { status: response.status, headers: response.headers, answer: (await response.json()) as Answer };
  };

  return {
    apis,
    apiId,
    url,
    lines,
    now,
    post,
    /** Sends a request as a member of the pool, or with another authorization. */
    callApi: async (query: string, variables: object = {}, authorization = tokenFor('ada', now())) =>
      (await post(JSON.stringify({ query, variables }), { authorization })).answer,
    /** Headers of a guest who got this role from an identity pool. */
    guest: () => {
      const expiresAt = at + 3_600_000;
      const session = {
        role: 'Guest',
        poolId: 'pool',
        identityId: 'us-east-1:guest',
        methods: ['unauthenticated'],
        expiresAt,
      };
      return {
        authorization: signedBy('Guest'),
        'x-amz-security-token': webSessions.begin(session).sessionToken,
      };
    },
    token: (sub: string, claims?: object) => tokenFor(sub, now(), claims),
    pass: (seconds: number) => void (at += seconds * 1000),
    close: async () => {
      apis.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await dynamoDb.close();
    },
  };
}

/** The header of a request signed by a role. */
export function signedBy(role: string): string {
  return `AWS4-HMAC-SHA256 Credential=${role}/20261121/us-east-1/appsync/aws4_request, SignedHeaders=host, Signature=x`;
}

const notesTable = {
  TableName: 'notes',
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'folder', AttributeType: 'S' },
  ],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  BillingMode: 'PAY_PER_REQUEST',
  GlobalSecondaryIndexes: [
    {
      IndexName: 'by-folder',
      KeySchema: [
        { AttributeName: 'folder', KeyType: 'HASH' },
        { AttributeName: 'id', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

function addNotes(apis: ReturnType<typeof openGraphqlApis>, { api, schema, resolvers }: ApiOptions) {
  const { attributes } = apis.add('api', 'NotesApi', { ...apiProperties, ...api });
  const ApiId = attributes['ApiId'];
  apis.add('schema', 'NotesSchema', { ApiId, Definition: schema ?? notesSchema });
  apis.add('dataSource', 'Nothing', { ApiId, Name: 'Nothing', Type: 'NONE' });
  apis.add('dataSource', 'Notes', {
    ApiId,
    Name: 'Notes',
    Type: 'AMAZON_DYNAMODB',
    DynamoDBConfig: { AwsRegion: region, TableName: 'notes' },
    ServiceRoleArn: `arn:aws:iam::${accountId}:role/NotesRole`,
  });
  apis.add('dataSource', 'Locked', {
    ApiId,
    Name: 'Locked',
    Type: 'AMAZON_DYNAMODB',
    DynamoDBConfig: { AwsRegion: region, TableName: 'notes' },
    ServiceRoleArn: `arn:aws:iam::${accountId}:role/Listener`,
  });
  for (const [field, { code, source }] of Object.entries(resolvers ?? notesResolvers)) {
    const [TypeName, FieldName] = field.split('.');
    const common = { ApiId, Code: code, DataSourceName: source, Runtime: runtime };
    apis.add('resolver', field, { ...common, FieldName, Kind: 'UNIT', TypeName });
  }
  if (!resolvers) addMoveNote(apis, ApiId);
  return attributes;
}

function addMoveNote(apis: ReturnType<typeof openGraphqlApis>, ApiId: string | undefined) {
  const Functions = Object.entries(moveNote.steps).map(([Name, Code]) => {
    const step = { ApiId, Code, DataSourceName: 'Notes', Name, Runtime: runtime };
    return apis.add('function', Name, step).attributes['FunctionId'];
  });
  apis.add('resolver', 'MoveNote', {
    ApiId,
    Code: moveNote.code,
    FieldName: 'moveNote',
    Kind: 'PIPELINE',
    PipelineConfig: { Functions },
    Runtime: runtime,
    TypeName: 'Mutation',
  });
}

function defineRoles(roles: ReturnType<typeof openRoles>, apiArn: string) {
  const allow = (name: string, Action: string | string[], Resource: string | string[], trust: Trust = []) =>
    roles.define(
      name,
      [{ name, policy: { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action, Resource }] } }],
      trust,
    );
  const table = `arn:aws:dynamodb:${region}:${accountId}:table/notes`;
  const actions = ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'].map(
    (name) => `dynamodb:${name}`,
  );
  allow('NotesRole', actions, [table, `${table}/index/*`]);
  allow('Relay', 'appsync:GraphQL', [
    `${apiArn}/types/Mutation/fields/publishNote`,
    `${apiArn}/types/Query/fields/*`,
  ]);
  allow('Guest', 'appsync:GraphQL', `${apiArn}/types/Query/fields/context`, [
    { poolId: 'pool', method: 'unauthenticated' },
  ]);
  allow('Listener', 'appsync:GraphQL', `${apiArn}/types/Subscription/fields/onNote`);
}

const secret = 'known to this test only';

function tokenFor(sub: string, now: Date, claims: object = {}): string {
  const iat = Math.floor(now.getTime() / 1000);
  const shared = {
    sub,
    iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool',
    iat,
    exp: iat + 900,
  };
  const payload = { ...shared, token_use: 'access', username: sub, ...claims };
  const signed = `${encoded({ alg: 'HS256' })}.${encoded(payload)}`;
  return `${signed}.${sign(signed)}`;
}

function readToken(poolId: string, token: string, now: Date) {
  const [header, payload = '', signature] = token.split('.');
  if (signature === undefined) return { refused: 'malformed' };
  if (sign(`${header}.${payload}`) !== signature) return { refused: 'wrong-signature' };
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    sub: string;
    iss: string;
    exp: number;
  };
  if (!claims.iss.endsWith(poolId)) return { refused: 'wrong-issuer' };
  return claims.exp * 1000 > now.getTime() ? claims : { refused: 'expired' };
}

function sign(text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
