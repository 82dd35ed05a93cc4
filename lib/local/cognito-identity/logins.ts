import type { Claims, TokenRefused } from '../cognito/tokens';
import type { UserPools } from '../cognito/user-pools';
import { Refusal } from '../http/aws-json';
import type { IdentityPoolProperties } from './resources';

/** A person authenticated by a user pool. */
export interface Login {
  /** `cognito-idp.<region>.amazonaws.com/<pool id>` */
  readonly providerName: string;
  readonly claims: Claims;
}

const invalid = (reason: string) => new Refusal('NotAuthorizedException', `Invalid login token. ${reason}`);

/** Messages of the service, by which alone clients distinguish the cases. */
const reasons: Readonly<Record<Exclude<TokenRefused['refused'], 'expired'>, string>> = {
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
    return new Refusal(
      'NotAuthorizedException',
      'Token is not from a supported provider of this identity pool.',
    );
  const claims = userPools.verifyIdToken(providerName, token);
  if (isRefused(claims))
    return invalid(
      claims.refused === 'expired' ? `Token expired: ${expiryOf(token)}` : reasons[claims.refused],
    );
  const provider = own.find(({ ClientId }) => ClientId === claims.aud);
  if (!provider) return invalid('Incorrect token audience.');
  if (provider.ServerSideTokenCheck && !userPools.isSignedIn(providerName, claims))
    return invalid('Token is revoked or its user is gone.');
  return { providerName, claims };
}

function isRefused(claims: Claims | TokenRefused): claims is TokenRefused {
  return 'refused' in claims;
}

/** Expiry of a token with a verified signature. */
function expiryOf(token: string): number {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { exp: number }).exp;
}
