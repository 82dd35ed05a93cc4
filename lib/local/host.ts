import { join } from 'node:path';
import { account } from './account';
import { openRestApis } from './api-gateway/rest-apis';
import { openUserPools } from './cognito/user-pools';
import { openDynamoDb } from './dynamodb/dynamodb';
import { listenOnLoopback, type LoopbackServer, type Serve } from './http/loopback-server';
import { createAuthorize } from './iam/authorize';
import { openRoles } from './iam/roles';
import { type Functions, openFunctions } from './lambda/functions';
import { openPermissions } from './lambda/permissions';
import { openOutbox, type Outbox } from './mail/outbox';
import { provision } from './provision';
import { createServicesListener } from './services-server';
import { withLocalEndpoints } from './site/config-overlay';
import { readTemplate } from './template/read-template';

export interface HostOptions {
  /** What `synthesize` wrote. */
  readonly templateFolder: string;
  /** 0 takes any free port; a site of null is not served. */
  readonly ports: { readonly site: number | null; readonly services: number };
  /** Where tables, users and mails are kept; null keeps them in memory. */
  readonly stateFolder: string | null;
  /** Environment variables of functions to set otherwise than the template does. Only tests use it. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** A running stack. */
export interface Host {
  /** Undefined when no site is served. */
  readonly siteUrl: string | undefined;
  readonly servicesUrl: string;
  /** What `/config.json` answers. */
  readonly config: unknown;
  readonly outbox: Outbox;
  readonly functions: Functions;
  close(): Promise<void>;
}

/** What has been opened so far; closed in the same order, so that no request comes when the functions stop. */
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
    const services = await bootServices(options, opened);
    const siteUrl =
      options.ports.site === null ? undefined : await bootSite(options.ports.site, services, opened);
    const { servicesUrl, config, outbox, functions } = services;
    return { siteUrl, servicesUrl, config, outbox, functions, close: () => closeAll(opened) };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

async function bootServices(options: HostOptions, opened: Opened) {
  const { log, stateFolder, overrides = {} } = options;
  const template = readTemplate(options.templateFolder);
  const now = () => new Date();
  const inState = (name: string) => stateFolder && join(stateFolder, name);

  const listening = await listenLater(options.ports.services, opened);
  const servicesUrl = `http://localhost:${listening.port}`;
  const functions = openFunctions(now);
  opened.push(() => functions.close());
  const [permissions, roles, restApis] = [openPermissions(), openRoles(), openRestApis()];
  const outbox = openOutbox(inState('mail.json'), now);

  const invokeTrigger = async (functionArn: string, event: unknown) => {
    const sourceArn = userPoolArn((event as { userPoolId: string }).userPoolId);
    if (permissions.allow({ functionArn, principal: 'cognito-idp.amazonaws.com', sourceArn }))
      return functions.invoke(functionArn, event);
    throw new Error(`${functionArn} has no permission that lets ${sourceArn} invoke it`);
  };
  const [dynamoDb, userPools] = await Promise.all([
    openDynamoDb({ folder: inState('tables'), region: account.region }),
    openUserPools({
      stateFile: inState('user-pools.json'),
      outbox,
      invokeTrigger,
      now,
      region: account.region,
    }),
  ]);
  opened.push(
    () => dynamoDb.close(),
    () => userPools.close(),
  );

  const platform = { servicesUrl: `http://127.0.0.1:${listening.port}`, overrides };
  const backends = { functions, permissions, roles, dynamoDb, userPools, restApis };
  const { tableNames, publishedFile } = await provision(template, { ...account, ...platform, ...backends });
  listening.serve = createServicesListener(
    {
      ...account,
      authorize: createAuthorize({ roles, accountId: account.accountId }),
      dynamoDb: dynamoDb.handle,
      cognito: userPools.handle,
      restApis: restApis.serve((apiId) => ({
        runFunction: functions.run,
        verifyAccessToken: userPools.verifyAccessToken,
        mayInvoke: (functionArn, methodPath) => {
          const sourceArn = `arn:aws:execute-api:${account.region}:${account.accountId}:${apiId}/${methodPath}`;
          return permissions.allow({ functionArn, principal: 'apigateway.amazonaws.com', sourceArn });
        },
      })),
      now,
    },
    log,
  );
  const published = publishedFile('config.json');
  const config = published === undefined ? undefined : withLocalEndpoints(JSON.parse(published), servicesUrl);
  return { servicesUrl, config, outbox, functions, tableNames };
}

async function bootSite(port: number, services: Awaited<ReturnType<typeof bootServices>>, opened: Opened) {
  const listening = await listenLater(port, opened);
  // Vite alone takes longer to load than everything else, and most tests go without a site.
  const { openSite } = await import('./site/site');
  const site = await openSite({ ...services, server: listening.server });
  opened.push(site.close);
  listening.serve = site.serve;
  return `http://localhost:${listening.port}`;
}

/** Takes the port at once, so that addresses are known; requests are served as soon as `serve` is set. */
async function listenLater(port: number, opened: Opened): Promise<LoopbackServer & { serve: Serve }> {
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

function userPoolArn(poolId: string): string {
  return `arn:aws:cognito-idp:${account.region}:${account.accountId}:userpool/${poolId}`;
}
