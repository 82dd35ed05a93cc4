import { join } from 'node:path';
import { openRestApis } from './api-gateway/rest-apis';
import { serveStages } from './api-gateway/wire';
import type { VerifyUserToken } from './appsync/authenticate';
import { openGraphqlApis } from './appsync/graphql-apis';
import { type LiveGraphqlApis, openLiveGraphqlApis } from './appsync/live-apis';
import type { ViewerLocation } from './cloudfront/request-origin';
import { openUserPools, type UserPools } from './cognito/user-pools';
import { openIdentityPools } from './cognito-identity/wire';
import { type LagMs, usualLag } from './dynamodb/index-lag';
import { openDynamoDb } from './dynamodb/wire';
import { openEventRules } from './events/event-rules';
import type { Faults } from './faults/faults';
import { repeatEvents } from './faults/repeated-events';
import type { AwsJsonHandler } from './http/aws-json';
import { listenOnLoopback, type LoopbackServer, type Serve } from './http/loopback-server';
import { createServicesListener, type Service } from './http/services-server';
import { createAuthorize } from './iam/authorize';
import { openRoles } from './iam/roles';
import { openWebSessions } from './iam/web-sessions';
import { openAsynchronousInvocations } from './lambda/asynchronous';
import { type Functions, openFunctions } from './lambda/functions';
import { openPermissions } from './lambda/permissions';
import { openBuckets } from './s3/buckets';
import { createS3Endpoint } from './s3/wire';
import { openSecrets } from './secrets/state';
import { openOutbox, type Outbox } from './ses/state';
import { createSesEndpoint } from './ses/wire';
import { localSite } from './site/local-site';
import { openSite } from './site/site';
import type { OnMessage } from './sqs/queue';
import { openQueues } from './sqs/queues';
import { openEventSourceMappings } from './streams/event-source-mappings';
import { account } from './template/account';
import { provision } from './template/provision';
import { readTemplate } from './template/read-template';
import { type Clock, systemClock } from './time/clock';

export interface HostOptions {
  /** Folder that `synthesize` wrote. */
  readonly templateFolder: string;
  /** 0 selects any free port; with `site: null` no site is served. */
  readonly ports: { readonly site: number | null; readonly services: number };
  /** Serves the published build of the template as its distribution would, instead of the sources of the site. @default false */
  readonly built?: boolean;
  /** Folder of tables, users and mails; null keeps them in memory. */
  readonly stateFolder: string | null;
  /** Environment variables of functions that replace those of the template. Only tests use it. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Clock of delays, schedules and retries. @default the system's */
  readonly clock?: Clock;
  /** Factor by which the interval of every schedule is multiplied. @default 1 */
  readonly scheduleScale?: number;
  /** Milliseconds by which global indexes follow their tables. @default 20 to 50 ms, seeded */
  readonly indexLagMs?: LagMs;
  /** Documented faults of AWS to inject. @default none */
  readonly faults?: Faults;
  /**
   * Whether event source mappings deliver table streams to functions. Tests that assert nothing about them may switch
   * it off. @default true
   */
  readonly readsStreams?: boolean;
  /** Called with each message that a queue accepts. Only tests use it. @default none */
  readonly onMessage?: OnMessage;
  /** Location of the site's visitors, in CloudFront's terms. @default unknown */
  readonly locateViewer?: () => ViewerLocation | undefined;
  readonly log: (line: string) => void;
}

export interface Host {
  /** Undefined when no site is served. */
  readonly siteUrl: string | undefined;
  readonly servicesUrl: string;
  /** Content of `/config.json`. */
  readonly config: unknown;
  readonly outbox: Outbox;
  readonly functions: Functions;
  readonly graphqlApis: LiveGraphqlApis;
  /** Resolves when all acknowledged writes are in the indexes of their tables. Only tests use it. */
  indexesCaughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Opened resources, closed in the same order, so that no request arrives after the functions have stopped. */
type Opened = (() => unknown)[];

/**
 * Boots a stack from its synthesized template: tables, users, functions, REST APIs and, if wanted, the site.
 *
 * @throws Error naming what the template asks for and the host does not support
 * @throws PortTaken
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const opened: Opened = [];
  try {
    // First, because redirects of hosted sign-in go back to the site, whose address depends on this port.
    const listening = options.ports.site === null ? undefined : await listenLater(options.ports.site, opened);
    const siteUrl = listening && `http://localhost:${listening.port}`;
    const services = await bootServices(options, siteUrl, opened);
    if (listening) await bootSite(options, listening, services, opened);
    const { servicesUrl, config, outbox, functions, graphqlApis, indexesCaughtUp } = services;
    const close = () => closeAll(opened);
    return { siteUrl, servicesUrl, config, outbox, functions, graphqlApis, indexesCaughtUp, close };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

async function bootServices(options: HostOptions, siteUrl: string | undefined, opened: Opened) {
  const {
    log,
    stateFolder,
    overrides = {},
    clock = systemClock,
    scheduleScale = 1,
    indexLagMs = usualLag,
    readsStreams = true,
    faults = {},
    onMessage,
    locateViewer = () => undefined,
  } = options;
  const template = readTemplate(options.templateFolder);
  const { now } = clock;
  const { region, accountId } = account;
  const inState = (name: string) => stateFolder && join(stateFolder, name);

  const listening = await listenLater(options.ports.services, opened);
  const servicesUrl = `http://localhost:${listening.port}`;
  const functions = openFunctions(now, faults.accountConcurrency);
  const permissions = openPermissions();
  const roles = openRoles();
  const restApis = openRestApis();
  const webSessions = openWebSessions({ stateFile: inState('sessions.json'), roles, now });
  const authorize = createAuthorize({ roles, webSessions, accountId });
  const buckets = openBuckets({ folder: inState('buckets'), now });
  const asynchronous = openAsynchronousInvocations({ run: functions.run, clock, log });
  const eventRules = openEventRules({
    ...account,
    clock,
    intervalScale: scheduleScale,
    invoke: repeatEvents(asynchronous.invoke, faults),
    mayInvoke: (functionArn, sourceArn) =>
      permissions.allow({ functionArn, principal: 'events.amazonaws.com', sourceArn }),
  });
  const mappings = openEventSourceMappings({
    functions,
    streamOf: (arn) => dynamoDb.streamOf(arn),
    queueOf: (arn) => queues.queueOf(arn),
    putObject: ({ bucket, key, body, contentType }) =>
      buckets.put(bucket, key, Buffer.from(body), { 'content-type': contentType }),
    authorize,
    clock,
    log,
    readsStreams,
  });
  opened.push(async () => {
    // Everything that waits for a function ends with it, so these stop accepting work first.
    const ending = [mappings.close(), eventRules.close(), asynchronous.close()];
    await functions.close();
    await Promise.all(ending);
  });
  const outbox = openOutbox(inState('mail.json'), now);
  const secrets = openSecrets({ ...account, stateFile: inState('secrets.json') });

  const invokeTrigger = async (functionArn: string, event: unknown) => {
    const sourceArn = userPoolArn((event as { userPoolId: string }).userPoolId);
    if (permissions.allow({ functionArn, principal: 'cognito-idp.amazonaws.com', sourceArn }))
      return functions.invoke(functionArn, event);
    throw new Error(`${functionArn} has no permission that lets ${sourceArn} invoke it`);
  };
  const [dynamoDb, queues, userPools] = await Promise.all([
    openDynamoDb({ folder: inState('tables'), region: account.region, now, indexLagMs, faults }),
    openQueues({ folder: inState('queues'), clock, faults, onMessage }),
    openUserPools({
      stateFile: inState('user-pools.json'),
      outbox,
      invokeTrigger,
      now,
      region: account.region,
      siteUrl,
      faults,
    }),
  ]);
  opened.push(
    () => dynamoDb.close(),
    () => queues.close(),
    () => userPools.close(),
  );

  const identityPools = openIdentityPools({
    stateFile: inState('identities.json'),
    userPools,
    roles,
    webSessions,
    region,
    now,
  });

  const platform = { servicesUrl: `http://127.0.0.1:${listening.port}`, overrides };
  const graphqlApis = openLiveGraphqlApis(() =>
    openGraphqlApis({ ...account, servicesUrl: platform.servicesUrl, now, log }),
  );
  // First, because the server does not close while a subscriber's socket is open.
  opened.unshift(() => graphqlApis.close());
  const backends = {
    functions,
    permissions,
    roles,
    dynamoDb,
    userPools,
    identityPools,
    buckets,
    restApis,
    graphqlApis,
    queues,
    secrets,
    mappings,
    eventRules,
  };
  const { tableNames, ...published } = await provision(template, {
    ...account,
    ...platform,
    ...backends,
  });
  const { vouchFor } = webSessions;
  graphqlApis.serve({ authorize, vouchFor, verifyUserToken: eitherToken(userPools) });
  listening.server.on('upgrade', (request, socket, head) => {
    request.url = (request.url ?? '').replace(/^\/appsync(?=\/)/, '');
    graphqlApis.handleUpgrade(request, socket, head);
  });
  const authorized =
    (handle: AwsJsonHandler): Service =>
    (request, response, body) =>
      handle(request, response, body, authorize);
  const stages = restApis.serve((apiId) => ({
    runFunction: functions.run,
    verifyAccessToken: userPools.verifyAccessToken,
    mayInvoke: (functionArn, methodPath) => {
      const sourceArn = `arn:aws:execute-api:${region}:${accountId}:${apiId}/${methodPath}`;
      return permissions.allow({ functionArn, principal: 'apigateway.amazonaws.com', sourceArn });
    },
  }));
  listening.serve = createServicesListener(
    {
      byName: new Map<string, Service>([
        ['appsync', graphqlApis.handle],
        ['cognito-domain', userPools.handleHosted],
        ['cognito-identity', authorized(identityPools.handle)],
        ['cognito-idp', authorized(userPools.handle)],
        ['dynamodb', authorized(dynamoDb.handle)],
        ['execute-api', serveStages(stages, { accountId, now })],
        ['secretsmanager', authorized(secrets.handle)],
        ['ses', createSesEndpoint({ ...account, outbox, authorize })],
        ['sqs', authorized(queues.handle)],
      ]),
      s3: createS3Endpoint({ buckets, authorize, webSessions, accountId, now, emit: eventRules.emit }),
    },
    log,
  );
  queues.checkDeadLetterQueues();
  eventRules.start();
  await mappings.start();
  const { config, edge } = localSite({
    ...published,
    buckets,
    servicesUrl,
    siteUrl,
    publishedAt: now(),
    locateViewer,
  });
  const { schedules } = eventRules;
  const { indexesCaughtUp } = dynamoDb;
  return {
    servicesUrl,
    config,
    outbox,
    functions,
    schedules,
    graphqlApis,
    tableNames,
    edge,
    indexesCaughtUp,
  };
}

async function bootSite(
  { built = false }: HostOptions,
  listening: Listening,
  services: Awaited<ReturnType<typeof bootServices>>,
  opened: Opened,
) {
  const site = await openSite({ ...services, built, server: listening.server });
  opened.push(site.close);
  listening.serve = site.serve;
}

type Listening = LoopbackServer & { serve: Serve };

/** Binds the port at once, so that addresses are known; requests are served as soon as `serve` is set. */
async function listenLater(port: number, opened: Opened): Promise<Listening> {
  const starting: Serve = (_request, response) =>
    response.writeHead(503, { 'Retry-After': '1' }).end('Starting.');
  const later = { serve: starting };
  const listening = await listenOnLoopback(port, (request, response) => later.serve(request, response));
  opened.push(() => listening.close());
  return Object.assign(later, listening);
}

async function closeAll(opened: Opened): Promise<void> {
  for (const close of opened.splice(0)) await close();
}

/** AppSync accepts access tokens and ID tokens. */
function eitherToken(userPools: UserPools): VerifyUserToken {
  return (poolId, token) => {
    const claims = userPools.verifyAccessToken(poolId, token);
    const isOther = 'refused' in claims && claims.refused === 'wrong-use';
    return isOther ? userPools.verifyIdToken(poolId, token) : claims;
  };
}

function userPoolArn(poolId: string): string {
  return `arn:aws:cognito-idp:${account.region}:${account.accountId}:userpool/${poolId}`;
}
