import * as z from 'zod';
import { invalidParameter, notAuthorized, notFound } from '../cognito/refusals';
import type { UserPools } from '../cognito/user-pools';
import { Refusal, serveAwsJson } from '../http/aws-json';
import type { Roles } from '../iam/roles';
import { mayBeAssumed } from '../iam/trust-policy';
import type { WebSessions } from '../iam/web-sessions';
import { account } from '../template/account';
import type { Resource } from '../template/provision';
import { stableUuid } from '../template/stable-id';
import { chooseRole, type Login, readLogin } from './logins';
import {
  type IdentityPoolProperties,
  readIdentityPool,
  readRoleAttachment,
  type RoleAttachment,
} from './resources';
import { openIdentities } from './state';

/** https://docs.aws.amazon.com/cognitoidentity/latest/APIReference/API_GetCredentialsForIdentity.html */
const sessionMs = 3_600_000;

const logins = z.record(z.string(), z.string()).default({});
const idRequest = z.object({ IdentityPoolId: z.string(), Logins: logins });
const credentialsRequest = z.object({
  IdentityId: z.string(),
  Logins: logins,
  /** Choosing among the roles of a token is not emulated. */
  CustomRoleArn: z.undefined().optional(),
});

/** Every emulated operation. */
export const identityPoolOperations: readonly string[] = ['GetId', 'GetCredentialsForIdentity'];

interface Pool {
  readonly id: string;
  readonly properties: IdentityPoolProperties;
}

/**
 * Opens the identity pools of one host, which issue role credentials to browsers. Intrinsics of properties are
 * resolved; ids of pools follow from their logical ids.
 *
 * @param stateFile  file of identity ids; null keeps them in memory
 * @throws Error from the `ensure…` functions for a template that requires what is not emulated
 */
export function openIdentityPools(options: {
  stateFile: string | null;
  userPools: Pick<UserPools, 'verifyIdToken' | 'isSignedIn'>;
  roles: Roles;
  webSessions: Pick<WebSessions, 'begin'>;
  now: () => Date;
}) {
  const { userPools, roles, webSessions, now } = options;
  const identities = openIdentities(options.stateFile);
  const pools = new Map<string, Pool>();
  const attachments = new Map<string, RoleAttachment>();

  return {
    ensurePool({ logicalId, properties }: Resource) {
      const id = `${account.region}:${stableUuid(logicalId)}`;
      pools.set(id, { id, properties: readIdentityPool(logicalId, properties) });
      return { ref: id, attributes: { Id: id } };
    },
    ensureRoles({ logicalId, properties }: Resource) {
      const attachment = readRoleAttachment(logicalId, properties);
      attachments.set(attachment.IdentityPoolId, attachment);
      return { ref: logicalId, attributes: {} };
    },
    /** Its actions take no credentials. */
    handle: serveAwsJson({
      target: 'AWSCognitoIdentityService.',
      version: '1.1',
      isForBrowsers: true,
      act(operation, input) {
        if (operation === 'GetId') return withInput(idRequest, input, getId);
        if (operation === 'GetCredentialsForIdentity')
          return withInput(credentialsRequest, input, getCredentials);
        return undefined;
      },
    }),
  };

  function getId({ IdentityPoolId, Logins }: z.infer<typeof idRequest>): object {
    const pool = pools.get(IdentityPoolId);
    if (!pool) return notFound(`IdentityPool '${IdentityPoolId}' not found.`);
    const login = readLogin(pool.properties, Logins, userPools);
    if (login instanceof Refusal) return login;
    if (!login && !pool.properties.AllowUnauthenticatedIdentities) return noGuests();
    return { IdentityId: login ? identities.idOf(pool.id, login) : identities.newGuest(pool.id) };
  }

  function getCredentials({ IdentityId, Logins }: z.infer<typeof credentialsRequest>): object {
    const identity = identities.find(IdentityId);
    const pool = pools.get(identity?.poolId ?? '');
    if (!identity || !pool) return notFound(`Identity '${IdentityId}' not found.`);
    const login = readLogin(pool.properties, Logins, userPools);
    if (login instanceof Refusal) return login;
    if (!login) {
      if (identity.kind !== 'guest') return notAuthorized(`Access to Identity '${IdentityId}' is forbidden.`);
      if (!pool.properties.AllowUnauthenticatedIdentities) return noGuests();
      return credentialsOf(pool, IdentityId, login);
    }
    // A guest who signs in continues as the person; the id of another person is refused.
    const ownId = identities.idOf(pool.id, login);
    if (IdentityId !== ownId && identity.kind === 'person')
      return notAuthorized(
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      );
    if (IdentityId !== ownId) identities.forsake(IdentityId);
    return credentialsOf(pool, ownId, login);
  }

  function credentialsOf(pool: Pool, identityId: string, login: Login | undefined): object {
    const attachment = attachments.get(pool.id);
    const arn = attachment && chooseRole(attachment, login);
    if (arn instanceof Refusal) return arn;
    const role = arn?.split('/').at(-1) ?? '';
    const methods = methodsOf(login);
    if (!mayBeAssumed(roles.trustOf(role) ?? [], { poolId: pool.id, methods }))
      return new Refusal(
        'InvalidIdentityPoolConfigurationException',
        'Invalid identity pool configuration. Check assigned IAM roles for this pool.',
      );
    const expiresAt = now().getTime() + sessionMs;
    const session = webSessions.begin({ role, poolId: pool.id, identityId, methods, expiresAt });
    return {
      IdentityId: identityId,
      Credentials: {
        AccessKeyId: session.accessKeyId,
        SecretKey: session.secretKey,
        SessionToken: session.sessionToken,
        Expiration: Math.floor(expiresAt / 1000),
      },
    };
  }
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/role-trust-and-permissions.html */
function methodsOf(login: Login | undefined): string[] {
  if (!login) return ['unauthenticated'];
  const { providerName, claims } = login;
  return ['authenticated', providerName, `${providerName}:CognitoSignIn:${claims.sub}`];
}

function noGuests(): Refusal {
  return notAuthorized('Unauthenticated access is not supported for this identity pool.');
}

function withInput<Input>(schema: z.ZodType<Input>, input: unknown, act: (input: Input) => object): object {
  const { data, error } = schema.safeParse(input);
  return data === undefined
    ? invalidParameter(`Invalid value of ${(error?.issues[0]?.path ?? []).map(String).join('.')}`)
    : act(data);
}
