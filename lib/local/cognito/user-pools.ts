import type { Faults } from '../faults/faults';
import { account } from '../template/account';
import type { Resource } from '../template/provision';
import { stableId } from '../template/stable-id';
import type { ActionContext } from './action';
import { openAttempts } from './attempts';
import { openExpiring } from './expiring';
import { serveHostedSignIn } from './hosted/hosted-sign-in';
import {
  readClientProperties,
  readDomainProperties,
  readGroupProperties,
  readPoolProperties,
  readProviderProperties,
} from './resources';
import { openSessions } from './sessions';
import { openPoolState, type User } from './state';
import { type Claims, openTokenMint } from './tokens';
import { type Pool, poolArn } from './users';
import { serveActions } from './wire';

export type UserPools = ReturnType<typeof openUserPools>;

type Declared = Pick<Resource, 'logicalId' | 'properties'>;

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html: three minutes by default. */
const challengeLifetimeMs = 180_000;

/**
 * Opens the user pools of one host. Properties are those of the template, with intrinsics resolved. Ids follow from
 * logical ids and the signing key is stored, so tokens survive a restart.
 *
 * @param stateFile  file of users and sessions; null keeps them in memory
 * @throws Error from the `ensure…` functions for a template that requires what is not emulated
 */
export function openUserPools(
  options: Pick<ActionContext, 'outbox' | 'invokeTrigger' | 'now'> & {
    stateFile: string | null;
    /** Address of the site, without a trailing slash. @default none */
    siteUrl?: string | undefined;
    faults?: Faults;
  },
) {
  const { now, siteUrl, faults } = options;
  const { state, save } = openPoolState(options.stateFile);
  const mint = openTokenMint(state.signingKey, now);
  const context: ActionContext = {
    ...options,
    pools: new Map(),
    clients: new Map(),
    attempts: openAttempts(now),
    challenges: openExpiring(challengeLifetimeMs, now),
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
    ensurePool({ logicalId, properties }: Declared) {
      const name = stableId(logicalId, 9);
      const id = `${account.region}_${name}`;
      context.pools.set(id, {
        id,
        name,
        properties: readPoolProperties(logicalId, properties),
        groups: new Map(),
        providers: new Map(),
        records: (state.pools[id] ??= { users: {}, sessions: {} }),
      });
      const ProviderName = `cognito-idp.${account.region}.amazonaws.com/${id}`;
      return { ref: id, attributes: { Arn: poolArn(id), ProviderName, UserPoolId: id } };
    },
    ensureClient({ logicalId, properties }: Declared) {
      const id = stableId(logicalId, 26);
      const settings = readClientProperties(logicalId, properties, siteUrl);
      context.clients.set(id, { id, pool: poolOf(settings.poolId), settings });
      return { ref: id, attributes: { ClientId: id } };
    },
    ensureGroup({ logicalId, properties }: Declared) {
      const group = readGroupProperties(logicalId, properties);
      poolOf(group.UserPoolId).groups.set(group.GroupName, group);
      return { ref: logicalId, attributes: {} };
    },
    ensureProvider({ logicalId, properties }: Declared) {
      const provider = readProviderProperties(logicalId, properties);
      poolOf(provider.UserPoolId).providers.set(provider.ProviderName, provider);
      return { ref: provider.ProviderName, attributes: {} };
    },
    ensureDomain({ logicalId, properties }: Declared) {
      const { UserPoolId, Domain } = readDomainProperties(logicalId, properties);
      domains.set(Domain, poolOf(UserPoolId));
      return { ref: Domain, attributes: {} };
    },
    handle: serveActions(context),
    /** Hosted sign-in of every domain, below `/<prefix>/`. */
    handleHosted: serveHostedSignIn(context, domains),
    /** Verifies an access token as an authorizer of API Gateway does, by the ARN or id of its pool. */
    verifyAccessToken: (pool: string, token: string) => mint.read(idIn(pool), token, 'access'),
    /** Verifies an ID token as an identity pool does, by the provider name or id of its pool. */
    verifyIdToken: (pool: string, token: string) => mint.read(idIn(pool), token, 'id'),
    /** Whether the sign-in of a token is still open and its user still exists. */
    isSignedIn(pool: string, { sub, origin_jti }: Pick<Claims, 'sub' | 'origin_jti'>): boolean {
      const records = context.pools.get(idIn(pool))?.records;
      return records?.users[sub] !== undefined && origin_jti in records.sessions;
    },
    close: save,
  };
}

function idIn(arnOrProviderName: string): string {
  return arnOrProviderName.split('/').at(-1) ?? '';
}

/**
 * Users as the eventually consistent `ListUsers` returns them: with the fault a new user is missing from the first
 * list after its creation, and present in the next.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
function openUserLists({ listUsersLags = false }: Faults = {}): ActionContext['listed'] {
  /** By pool, the users that existed at the previous list. */
  const known = new Map<string, ReadonlySet<User>>();
  return (pool) => {
    const users = Object.values(pool.records.users);
    if (!listUsersLags) return users;
    const before = known.get(pool.id) ?? new Set();
    known.set(pool.id, new Set(users));
    return users.filter((user) => before.has(user));
  };
}
