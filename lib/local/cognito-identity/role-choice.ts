import { Refusal } from '../http/aws-json';
import type { Login } from './logins';
import type { RoleAttachment } from './resources';

/**
 * Chooses the role of an identity: the guest role, the role of the token's group, or the role of signed-in users.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/role-based-access-control.html
 *
 * @param wished  a role of the token that the caller requests instead
 * @returns the role's ARN; undefined when the pool has none for it
 */
export function chooseRole(
  attachment: RoleAttachment | undefined,
  login: Login | undefined,
  wished: string | undefined,
): string | undefined | Refusal {
  const { authenticated, unauthenticated } = attachment?.Roles ?? {};
  if (!login) return wished === undefined ? unauthenticated : notAllowed();
  const mapping = mappingFor(attachment, login);
  if (!mapping) return wished === undefined ? authenticated : notAllowed();

  const { 'cognito:roles': roles = [], 'cognito:preferred_role': preferred } = login.claims;
  const chosen = wished ?? preferred;
  if (chosen !== undefined) return roles.includes(chosen) ? chosen : notAllowed();
  return mapping.AmbiguousRoleResolution === 'AuthenticatedRole' ? authenticated : notAllowed();
}

function mappingFor(attachment: RoleAttachment | undefined, { providerName, claims }: Login) {
  const provider = `${providerName}:${claims.aud}`;
  return Object.entries(attachment?.RoleMappings ?? {}).find(
    ([name, { IdentityProvider = name }]) => IdentityProvider === provider,
  )?.[1];
}

function notAllowed(): Refusal {
  return new Refusal(
    'NotAuthorizedException',
    'Access is denied: the token names no such role, or none that is clearly the one.',
  );
}
