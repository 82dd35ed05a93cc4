import { SecretValue } from 'aws-cdk-lib';
import {
  CfnUserPoolDomain,
  CfnUserPoolIdentityProvider,
  type OAuthSettings,
  OAuthScope,
  type UserPool,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { SignInSettings } from '../sign-in-settings';
import type { Stage } from '../stage';

/** Paths of the site that providers and sign-outs redirect to. */
const returnPath = '/Login/return';
const leavePath = '/';

const scopes = [
  OAuthScope.PHONE,
  OAuthScope.EMAIL,
  OAuthScope.OPENID,
  OAuthScope.PROFILE,
  OAuthScope.COGNITO_ADMIN,
];

/** A provider under its Cognito name and its Amplify name. */
interface Provider {
  readonly name: 'Google' | 'Facebook' | 'SignInWithApple';
  readonly amplifyName: 'Google' | 'Facebook' | 'Apple';
  readonly details: Readonly<Record<string, string>>;
  /** Maps provider claims to user attributes; Cognito applies it at every sign-in. */
  readonly attributeMapping: Readonly<Record<string, string>>;
}

/** The pool's domain and the providers behind it: sign-in by authorization code with PKCE only. */
export class HostedSignIn extends Construct {
  /** Host that browsers are redirected to. */
  readonly host: string;
  readonly providers: readonly CfnUserPoolIdentityProvider[];
  /** Settings for the app client. */
  readonly oAuth: OAuthSettings;
  /** Settings for `Amplify.configure`. */
  readonly amplifyOAuth: object;

  constructor(
    scope: Construct,
    id: string,
    { stage, signIn, userPool }: { stage: Stage; signIn: SignInSettings; userPool: UserPool },
  ) {
    super(scope, id);
    const { userPoolId } = userPool;
    new CfnUserPoolDomain(this, 'Domain', { userPoolId, domain: signIn.domainPrefix });
    this.host = `${signIn.domainPrefix}.auth.${stage.region}.amazoncognito.com`;
    const providers = providersOf(signIn);
    this.providers = providers.map(
      ({ name, details, attributeMapping }) =>
        new CfnUserPoolIdentityProvider(this, name, {
          userPoolId,
          providerName: name,
          providerType: name,
          providerDetails: details,
          attributeMapping,
        }),
    );
    const site = siteAddress(stage);
    const callbackUrls = [site + returnPath];
    const logoutUrls = [site + leavePath];
    this.oAuth = { flows: { authorizationCodeGrant: true }, scopes, callbackUrls, logoutUrls };
    this.amplifyOAuth = {
      domain: this.host,
      redirectSignIn: callbackUrls,
      redirectSignOut: logoutUrls,
      responseType: 'code',
      scopes: scopes.map(({ scopeName }) => scopeName),
      providers: providers.map(({ amplifyName }) => amplifyName),
    };
  }
}

/**
 * The site's address from the stage settings. With the distribution's own address, the client would depend on the distribution, whose
 * content policy depends on what names the client. The local address has a port that the offline host adds.
 */
function siteAddress({ name, siteOrigin }: Stage): string {
  return name === 'local' ? 'http://localhost' : siteOrigin;
}

/**
 * Google and Apple state whether they have verified an address; Facebook does not, so its addresses count as unverified.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-social-idp.html
 */
function providersOf({ google, facebook, apple }: SignInSettings): Provider[] {
  const confirmed = { email: 'email', email_verified: 'email_verified' };
  const providers: (Provider | undefined)[] = [
    google && {
      name: 'Google',
      amplifyName: 'Google',
      details: {
        client_id: google.clientId,
        client_secret: secretReference(google),
        authorize_scopes: 'openid email',
      },
      attributeMapping: confirmed,
    },
    facebook && {
      name: 'Facebook',
      amplifyName: 'Facebook',
      details: {
        client_id: facebook.clientId,
        client_secret: secretReference(facebook),
        authorize_scopes: 'public_profile,email',
        api_version: 'v23.0',
      },
      attributeMapping: { email: 'email' },
    },
    apple && {
      name: 'SignInWithApple',
      amplifyName: 'Apple',
      details: {
        client_id: apple.clientId,
        team_id: apple.teamId,
        key_id: apple.keyId,
        private_key: secretReference(apple),
        authorize_scopes: 'email',
      },
      attributeMapping: confirmed,
    },
  ];
  return providers.filter((provider) => provider !== undefined);
}

/** A reference that CloudFormation resolves at deployment; the template never contains the secret. */
function secretReference({
  secretName,
  secretVersion,
}: {
  secretName: string;
  secretVersion: string;
}): string {
  return SecretValue.secretsManager(secretName, { versionId: secretVersion }).unsafeUnwrap();
}
