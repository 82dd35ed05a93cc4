import * as z from 'zod';
import { invalidParameter, notFound } from '../cognito/refusals';
import type { UserPools } from '../cognito/user-pools';
import { type AwsJsonHandler, Refusal, serveAwsJson } from '../http/aws-json';
import type { Roles } from '../iam/roles';
import { mayBeAssumed } from '../iam/trust-policy';
import type { WebSessions } from '../iam/web-sessions';
import { account } from '../template/account';
import { type Login, readLogin } from './logins';
import {
  type IdentityPoolProperties,
  readIdentityPool,
  readRoleAttachment,
  type RoleAttachment,
} from './resources';
import { chooseRole } from './role-choice';
import { openIdentities, uuidOf } from './state';

/** The identity pools of one host, which issue role credentials to browsers. Intrinsics of properties are resolved. */
export interface IdentityPools {
  ensurePool(logicalId: string, properties: unknown): { id: string };
  ensureRoles(logicalId: string, properties: unknown): void;
  /** Its actions take no credentials. */
  readonly handle: AwsJsonHandler;
}

/** https://docs.aws.amazon.com/cognitoidentity/latest/APIReference/API_GetCredentialsForIdentity.html */
const sessionMs = 3_600_000;

const logins = z.record(z.string(), z.string()).default({});
const idRequest = z.object({ IdentityPoolId: z.string(), Logins: logins });
const credentialsRequest = z.object({
  IdentityId: z.string(),
  Logins: logins,
  CustomRoleArn: z.string().optional(),
});

/** Every emulated operation. */
export const identityPoolOperations = ['GetId', 'GetCredentialsForIdentity'] as const;

type Operation = (typeof identityPoolOperations)[number];

interface Pool {
  readonly id: string;
  readonly properties: IdentityPoolProperties;
}

/**
 * Opens the emulated service; ids of pools follow from their logical ids.
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
}): IdentityPools {
  const { userPools, roles, webSessions, now } = options;
  const identities = openIdentities(options.stateFile);
  const pools = new Map<string, Pool>();
  const attachments = new Map<string, RoleAttachment>();

  const actions: Record<Operation, (input: unknown) => object> = {
    GetId: withInput(idRequest, getId),
    GetCredentialsForIdentity: withInput(credentialsRequest, getCredentials),
  };

  return {
    ensurePool(logicalId, properties) {
      const id = `${account.region}:${uuidOf(logicalId)}`;
      pools.set(id, { id, properties: readIdentityPool(logicalId, properties) });
      return { id };
    },
    ensureRoles(logicalId, properties) {
      const attachment = readRoleAttachment(logicalId, properties);
      attachments.set(attachment.IdentityPoolId, attachment);
    },
    handle: serveAwsJson({
      target: 'AWSCognitoIdentityService.',
      version: '1.1',
      isForBrowsers: true,
      act(name, input) {
        const operation = identityPoolOperations.find((known) => known === name);
        return operation && actions[operation](input);
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

  function getCredentials(input: z.infer<typeof credentialsRequest>): object {
    const identity = identities.find(input.IdentityId);
    const pool = pools.get(identity?.poolId ?? '');
    if (!identity || !pool) return notFound(`Identity '${input.IdentityId}' not found.`);
    const login = readLogin(pool.properties, input.Logins, userPools);
    if (login instanceof Refusal) return login;
    const identityId = login
      ? personIdentity(pool, login, input.IdentityId)
      : guestIdentity(pool, identity, input.IdentityId);
    if (identityId instanceof Refusal) return identityId;
    return credentialsOf({ pool, identityId, login, wishedRole: input.CustomRoleArn });
  }

  /** A guest who signs in continues as the person; the id of another person is refused. */
  function personIdentity(pool: Pool, login: Login, shownId: string): string | Refusal {
    const ownId = identities.idOf(pool.id, login);
    if (shownId === ownId) return ownId;
    if (identities.find(shownId)?.kind === 'person')
      return new Refusal(
        'NotAuthorizedException',
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      );
    identities.forsake(shownId);
    return ownId;
  }

  function guestIdentity(pool: Pool, { kind }: { kind: string }, id: string): string | Refusal {
    if (kind !== 'guest')
      return new Refusal('NotAuthorizedException', `Access to Identity '${id}' is forbidden.`);
    return pool.properties.AllowUnauthenticatedIdentities ? id : noGuests();
  }

  function credentialsOf(request: {
    pool: Pool;
    identityId: string;
    login: Login | undefined;
    wishedRole: string | undefined;
  }): object {
    const { pool, identityId, login, wishedRole } = request;
    const arn = chooseRole(attachments.get(pool.id), login, wishedRole);
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
  return new Refusal(
    'NotAuthorizedException',
    'Unauthenticated access is not supported for this identity pool.',
  );
}

function withInput<Input>(
  schema: z.ZodType<Input>,
  act: (input: Input) => object,
): (input: unknown) => object {
  return (input) => {
    const { data, error } = schema.safeParse(input);
    return data === undefined
      ? invalidParameter(`Invalid value of ${(error?.issues[0]?.path ?? []).map(String).join('.')}`)
      : act(data);
  };
}
