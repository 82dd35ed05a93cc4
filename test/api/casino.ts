import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Host, startHost } from '../../lib/local/host';
import type { HostOptions } from '../../lib/local/host-options';
import { productSite } from '../../lib/local/product/site/product-site';
import { projectRoot, synthesize } from '../../lib/local/product/synthesis/synthesize';
import { deriveSeed, readSeedKey } from '../server-seed';
import { srpSignIn } from '../srp-sign-in';

/** Password of every player from `signInNewPlayer`. */
export const password = 'Jade-Harbour-1';

/** The parts of `/config.json` that tests need. */
interface SiteConfig {
  readonly stage: string;
  readonly amplify: {
    readonly Auth: {
      readonly Cognito: {
        readonly userPoolId: string;
        readonly userPoolClientId: string;
        readonly identityPoolId: string;
        readonly loginWith: {
          readonly oauth: {
            readonly domain: string;
            scopes: string[];
            redirectSignIn: string[];
            redirectSignOut: string[];
            responseType: 'code';
          };
        };
      };
    };
    readonly API: {
      readonly REST: { readonly playFabOps: { readonly endpoint: string } };
      readonly GraphQL: { readonly endpoint: string; readonly defaultAuthMode: 'userPool' };
    };
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface RequestOptions {
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
}

/** Addresses and resource names of a running stack. */
export interface CasinoAddress {
  readonly servicesUrl: string;
  readonly config: SiteConfig;
  readonly tables: Readonly<Record<TableName, string>>;
  /** Name of the bucket of pictures and uploads. */
  readonly filesBucket: string;
  /** ARN of the secret that server seeds of players are derived from. */
  readonly seedsSecret: string;
}

type TableName = (typeof tableNames)[number];

const tableNames = [
  'gift_codes',
  'random_prizes',
  'draw_seeds',
  'wallets',
  'ledger',
  'players',
  'products',
  'carts',
  'orders',
  'metrics',
  'purchases',
  'dailies',
  'identity_checks',
] as const;

/** Client for tests that act as players and read the tables. */
export interface CasinoClient extends CasinoAddress {
  readonly dynamoDb: DynamoDBDocumentClient;
  readonly cognito: CognitoIdentityProviderClient;
  /**
   * Creates a confirmed player and signs in.
   *
   * @param groups  groups of the user pool; none by default
   * @returns the access token
   */
  signInNewPlayer(email: string, groups?: readonly string[]): Promise<string>;
  /** Signs a player in again, as from another device. @returns the access token of a separate session */
  signIn(email: string): Promise<string>;
  /** Sends a request. In the casino of this process, a GET waits until the indexes have caught up with their tables. */
  callApi(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** Sends a request that an open round may block; marks such a round as seen and repeats the request. */
  callResolvingOpenRound(method: string, path: string, options: RequestOptions): Promise<Answer>;
  /** Plays a round of HK Slots. Marks an earlier round with free spins as seen if it blocks. */
  playRound(token: string, key: string, round?: { coin: 'gold' | 'sweeps'; stake: number }): Promise<Answer>;
  /** Server seed of a player by its number. */
  serverSeedOf(player: string, number: number): Promise<string>;
  disconnect(): void;
}

/** A stack that runs in this process. */
export interface Casino extends CasinoClient {
  readonly host: Host;
  /**
   * Invokes the function of this source file, relative to the project, and returns its result. Waits until the indexes have caught up: a
   * real schedule runs long after the writes of a test and finds a late row on its next run.
   */
  invoke(entry: string, event: unknown): Promise<unknown>;
  /** Ends the stack. @throws if the role of a function was denied an access */
  close(): Promise<void>;
}

/** Options of the test stack; `overrides` are environment variables of the functions. */
export interface CasinoOptions extends Partial<
  Pick<
    HostOptions,
    'clock' | 'scheduleScale' | 'faults' | 'indexLagMs' | 'onMessage' | 'locateViewer' | 'log'
  >
> {
  readonly stateFolder?: string | null;
  readonly overrides?: Readonly<Record<string, string>>;
  /** Whether functions receive table streams; a round takes 15 ms of processor time with them. @default false */
  readonly readsStreams?: boolean;
  /** Whether the distribution serves the build. @default false */
  readonly servesSite?: boolean;
  /** Whether denials are expected, because the test itself signs as the roles. @default false */
  readonly expectsDenials?: boolean;
}

const templateFolder = join(projectRoot, '.local', 'cdk.out');
/** Once per process, because its sources do not change: finding that out reads thousands of files. */
let synthesis: Promise<boolean> | undefined;

/** Boots the stack of stage `local` on free ports. The shortest cycle and the write rate are disabled unless a test overrides them. */
export async function openCasino({
  stateFolder = null,
  overrides = {},
  readsStreams = false,
  servesSite = false,
  expectsDenials = false,
  ...hostOptions
}: CasinoOptions = {}): Promise<Casino> {
  await (synthesis ??= synthesize('local', templateFolder));
  const denials = new Set<string>();
  const host = await startHost({
    templateFolder,
    ports: { site: servesSite ? 0 : null, services: 0 },
    site: productSite,
    built: servesSite,
    stateFolder,
    readsStreams,
    overrides: {
      SHORTEST_CYCLE_MS_SLOTS: '0',
      SHORTEST_CYCLE_MS_OTHERS: '0',
      WRITES_PER_SECOND: '1000',
      READS_PER_SECOND: '1000',
      IDENTITY_CHECK_ABOVE: '1000000000',
      ...overrides,
    },
    log: () => undefined,
    onDenial: (message) => void denials.add(message),
    ...hostOptions,
  });
  const address: CasinoAddress = {
    servicesUrl: host.servicesUrl,
    config: host.config as SiteConfig,
    tables: Object.fromEntries(
      tableNames.map((name) => [name, settingOf(host, `${name.toUpperCase()}_TABLE`)]),
    ) as Record<TableName, string>,
    filesBucket: settingOf(host, 'FILES_BUCKET'),
    seedsSecret: settingOf(host, 'SERVER_SEEDS_SECRET'),
  };
  const client = connect(address, () => host.indexesCaughtUp());
  return { ...client, host, invoke, close };

  async function invoke(entry: string, event: unknown): Promise<unknown> {
    const found = host.functions.definitions().find((definition) => definition.entry === entry);
    if (!found) throw new Error(`The template has no function of ${entry}`);
    await host.indexesCaughtUp();
    return host.functions.invoke(found.logicalId, event);
  }

  async function close(): Promise<void> {
    client.disconnect();
    await host.close();
    // A function that survives without a permission passes every other test: it falls back, as after a fault of AWS.
    if (denials.size > 0 && !expectsDenials)
      throw new Error(`Functions lack permissions: ${[...denials].join('; ')}`);
  }
}

/** Value of an environment variable of the functions. */
function settingOf({ functions }: Host, name: string): string {
  const environments = functions.definitions().map(({ environment }) => environment);
  const value = environments.find((environment) => name in environment)?.[name];
  if (value === undefined) throw new Error(`No function of the template has the variable ${name}`);
  return value;
}

/**
 * Connects to a running stack with the unmodified AWS clients and plain HTTP.
 *
 * @param beforeGet  awaited before each GET
 */
export function connect(
  address: CasinoAddress,
  beforeGet: () => Promise<void> = () => Promise.resolve(),
): CasinoClient {
  const { servicesUrl, config, seedsSecret } = address;
  const { userPoolId, userPoolClientId: clientId } = config.amplify.Auth.Cognito;
  const { endpoint } = config.amplify.API.REST.playFabOps;
  const operator = {
    region: 'us-east-1',
    credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: {
      // Tests with hundreds of concurrent players wait for sockets on purpose.
      socketAcquisitionWarningTimeout: 60_000,
      // A new connection takes three times as long as a request. Without retries, one that the host is closing would fail a request, so
      // the client closes it first: the host does so after a minute.
      httpAgent: { keepAlive: true, timeout: 20_000, maxSockets: 50 },
    },
  };
  const cognito = new CognitoIdentityProviderClient({ ...operator, endpoint: `${servicesUrl}/cognito-idp` });
  const dynamoDb = DynamoDBDocumentClient.from(
    new DynamoDBClient({ ...operator, endpoint: `${servicesUrl}/dynamodb` }),
  );
  return {
    ...address,
    dynamoDb,
    cognito,
    signInNewPlayer,
    signIn,
    callApi,
    callResolvingOpenRound,
    playRound,
    serverSeedOf,
    disconnect,
  };

  async function signInNewPlayer(email: string, groups: readonly string[] = []): Promise<string> {
    const user = { UserPoolId: userPoolId, Username: email };
    const attributes = {
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    };
    await cognito.send(new AdminCreateUserCommand({ ...user, ...attributes, MessageAction: 'SUPPRESS' }));
    await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
    for (const GroupName of groups)
      await cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
    return signIn(email);
  }

  async function signIn(email: string): Promise<string> {
    const { accessToken } = await srpSignIn(cognito, { userPoolId, clientId, email, password });
    return accessToken;
  }

  async function callApi(
    method: string,
    path: string,
    { token, key, body }: RequestOptions = {},
  ): Promise<Answer> {
    if (method === 'GET') await beforeGet();
    const response = await fetch(endpoint + path, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: token }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text && JSON.parse(text) };
  }

  async function callResolvingOpenRound(
    method: string,
    path: string,
    options: RequestOptions,
  ): Promise<Answer> {
    for (;;) {
      const answer = await callApi(method, path, options);
      if (answer.body.error?.code !== 'games/round-open') return answer;
      const { gameId, round } = answer.body.error.details;
      await callApi('POST', `/games/${gameId}/rounds/${round}/seen`, { ...options, body: undefined });
    }
  }

  function playRound(
    token: string,
    key: string,
    round: { coin: 'gold' | 'sweeps'; stake: number } = { coin: 'gold', stake: 100 },
  ): Promise<Answer> {
    return callResolvingOpenRound('POST', '/games/hk-slots/rounds', { token, key, body: round });
  }

  async function serverSeedOf(player: string, number: number): Promise<string> {
    return deriveSeed(await readSeedKey(servicesUrl, seedsSecret), player, number);
  }

  function disconnect(): void {
    cognito.destroy();
    dynamoDb.destroy();
  }
}
