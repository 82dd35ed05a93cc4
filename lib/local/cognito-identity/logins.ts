import { notAuthorized } from '../cognito/refusals';
import type { Claims, TokenRefused } from '../cognito/tokens';
import type { UserPools } from '../cognito/user-pools';
import type { Refusal } from '../http/aws-json';
import type { IdentityPoolProperties, RoleAttachment } from './resources';

/** A person authenticated by a user pool. */
export interface Login {
  /** `cognito-idp.<region>.amazonaws.com/<pool id>` */
  readonly providerName: string;
  readonly claims: Claims;
}

const invalid = (reason: string) => notAuthorized(`Invalid login token. ${reason}`);

/** Messages of the service, by which alone clients distinguish the cases. */
const reasons = {
  malformed: 'Not a valid OpenId Connect identity token.',
  'wrong-issuer': "Issuer doesn't match providerName",
  'wrong-signature': 'Token signature is invalid.',
  'wrong-use': 'Missing a required claim: aud',
};

/**
 * Reads the login of a request.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/open-id.html
 *
 * @param logins  ID tokens by the name of their provider
 * @returns undefined for a guest, who sends no token
 */
export function readLogin(
  { CognitoIdentityProviders: providers }: IdentityPoolProperties,
  logins: Readonly<Record<string, string>>,
  userPools: Pick<UserPools, 'verifyIdToken' | 'isSignedIn'>,
): Login | Refusal | undefined {
  const [shown, ...others] = Object.entries(logins);
  if (!shown) return undefined;
  const [providerName, token] = shown;
  const own = providers.filter(({ ProviderName }) => ProviderName === providerName);
  if (own.length === 0 || others.length > 0)
    return notAuthorized('Token is not from a supported provider of this identity pool.');
  const claims = userPools.verifyIdToken(providerName, token);
  if (isRefused(claims))
    return invalid(claims.refused === 'expired' ? `Token expired: ${claims.exp}` : reasons[claims.refused]);
  if (!own.some(({ ClientId }) => ClientId === claims.aud)) return invalid('Incorrect token audience.');
  if (!userPools.isSignedIn(providerName, claims)) return invalid('Token is revoked or its user is gone.');
  return { providerName, claims };
}

function isRefused(claims: Claims | TokenRefused): claims is TokenRefused {
  return 'refused' in claims;
}

/**
 * Chooses the role of an identity: the guest role, the role of the token's group, or the role of signed-in users.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/role-based-access-control.html
 *
 * @returns the role's ARN
 */
export function chooseRole(
  { Roles, RoleMappings }: RoleAttachment,
  login: Login | undefined,
): string | Refusal {
  if (!login) return Roles.unauthenticated;
  const { 'cognito:roles': roles = [], 'cognito:preferred_role': preferred, aud } = login.claims;
  const provider = `${login.providerName}:${aud}`;
  const isMapped = Object.values(RoleMappings).some(({ IdentityProvider }) => IdentityProvider === provider);
  if (!isMapped || preferred === undefined) return Roles.authenticated;
  return roles.includes(preferred)
    ? preferred
    : notAuthorized('Access is denied: the preferred role of the token is none of its roles.');
}
