import type { Faults } from '../faults/faults';
import type { AwsJsonHandler } from '../http/aws-json';
import type { Handle } from '../http/services-server';
import type { Outbox } from '../ses/state';
import { account } from '../template/account';
import { stableId } from '../template/stable-id';
import type { ActionContext } from './action';
import { openAttempts } from './attempts';
import { openChallenges } from './challenges';
import { readClientProperties } from './client-resources';
import { type Pool, poolArn } from './directory';
import { serveHostedSignIn } from './hosted/hosted-sign-in';
import {
  readDomainProperties,
  readGroupProperties,
  readPoolProperties,
  readProviderProperties,
} from './resources';
import { openSessions } from './sessions';
import { openPoolState } from './state';
import { openTokenMint, type AccessClaims, type IdClaims, type TokenRefused } from './tokens';
import type { InvokeTrigger } from './triggers/run-trigger';
import { openUserLists } from './user-lists';
import { serveActions } from './wire';

/** The user pools of one host. Properties are those of the template, with intrinsics resolved. */
export interface UserPools {
  ensurePool(logicalId: string, cfnProperties: unknown): { id: string; arn: string; providerName: string };
  ensureClient(logicalId: string, cfnProperties: unknown): { id: string };
  ensureGroup(logicalId: string, cfnProperties: unknown): void;
  ensureProvider(logicalId: string, cfnProperties: unknown): { name: string };
  ensureDomain(logicalId: string, cfnProperties: unknown): { prefix: string };
  readonly handle: AwsJsonHandler;
  /** Hosted sign-in of every domain, below `/<prefix>/`. */
  readonly handleHosted: Handle;
  /** Verifies an access token as an authorizer of API Gateway does. */
  verifyAccessToken(poolArn: string, token: string): AccessClaims | TokenRefused;
  /** Verifies an ID token as an identity pool does; `providerName` names the pool that must have issued it. */
  verifyIdToken(providerName: string, token: string): IdClaims | TokenRefused;
  /** Whether the sign-in of a token is still open and its user still exists. */
  isSignedIn(providerName: string, claims: Pick<IdClaims, 'sub' | 'origin_jti'>): boolean;
  close(): void;
}

/**
 * Opens the emulated service. Ids follow from logical ids and the signing key is stored, so tokens survive a restart.
 *
 * @param stateFile  file of users and sessions; null keeps them in memory
 * @throws Error from the `ensure…` functions for a template that requires what is not emulated
 */
export async function openUserPools(options: {
  stateFile: string | null;
  outbox: Outbox;
  invokeTrigger: InvokeTrigger;
  now: () => Date;
  /** Address of the site, without a trailing slash. @default none */
  siteUrl?: string | undefined;
  faults?: Faults;
}): Promise<UserPools> {
  const { now, siteUrl, faults } = options;
  const { state, save } = openPoolState(options.stateFile);
  const mint = openTokenMint(state.signingKey, now);
  const context: ActionContext = {
    ...options,
    pools: new Map(),
    clients: new Map(),
    attempts: openAttempts(now),
    challenges: openChallenges(now),
    sessions: openSessions(state.secret, now),
    mint,
    secret: state.secret,
    save,
    listed: openUserLists(faults),
  };

  const domains = new Map<string, Pool>();

  const poolOf = (id: string) => {
    const pool = context.pools.get(id);
    if (!pool) throw new Error(`No user pool ${id} in the template`);
    return pool;
  };

  return {
    ensurePool: (logicalId, cfnProperties) => {
      const name = stableId(logicalId, 9);
      const id = `${account.region}_${name}`;
      const properties = readPoolProperties(logicalId, cfnProperties);
      const records = (state.pools[id] ??= { users: {}, sessions: {} });
      context.pools.set(id, { id, name, properties, groups: new Map(), providers: new Map(), records });
      return { id, arn: poolArn(id), providerName: `cognito-idp.${account.region}.amazonaws.com/${id}` };
    },
    ensureClient: (logicalId, cfnProperties) => {
      const id = stableId(logicalId, 26);
      const settings = readClientProperties(logicalId, cfnProperties, siteUrl);
      context.clients.set(id, { id, pool: poolOf(settings.poolId), settings });
      return { id };
    },
    ensureGroup: (logicalId, cfnProperties) => {
      const group = readGroupProperties(logicalId, cfnProperties);
      poolOf(group.UserPoolId).groups.set(group.GroupName, group);
    },
    ensureProvider: (logicalId, cfnProperties) => {
      const provider = readProviderProperties(logicalId, cfnProperties);
      poolOf(provider.UserPoolId).providers.set(provider.ProviderName, provider);
      return { name: provider.ProviderName };
    },
    ensureDomain: (logicalId, cfnProperties) => {
      const { UserPoolId, Domain } = readDomainProperties(logicalId, cfnProperties);
      domains.set(Domain, poolOf(UserPoolId));
      return { prefix: Domain };
    },
    handleHosted: serveHostedSignIn(context, domains),
    handle: serveActions(context),
    verifyAccessToken: (poolArn, token) => mint.readAccessToken(poolArn.split('/').at(-1) ?? '', token),
    verifyIdToken: (providerName, token) => mint.readIdToken(providerName.split('/').at(-1) ?? '', token),
    isSignedIn: (providerName, { sub, origin_jti }) => {
      const records = context.pools.get(providerName.split('/').at(-1) ?? '')?.records;
      return records?.users[sub] !== undefined && origin_jti in records.sessions;
    },
    close: save,
  };
}
