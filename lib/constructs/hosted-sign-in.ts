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

/** Where providers send people back to, and where a sign-out ends; the site has pages there. */
const returnPath = '/Login/return';
const leavePath = '/';

const scopes = [
  OAuthScope.PHONE,
  OAuthScope.EMAIL,
  OAuthScope.OPENID,
  OAuthScope.PROFILE,
  OAuthScope.COGNITO_ADMIN,
];

/** A provider in the words of Cognito, and in those of Amplify's configuration. */
interface Provider {
  readonly name: 'Google' | 'Facebook' | 'SignInWithApple';
  readonly amplifyName: 'Google' | 'Facebook' | 'Apple';
  readonly details: Readonly<Record<string, string>>;
  /** Which of the provider's claims become which attributes, at every sign-in anew. */
  readonly attributeMapping: Readonly<Record<string, string>>;
}

/** The pool's own domain and the providers behind it: sign-in by authorization code with PKCE, and nothing else. */
export class HostedSignIn extends Construct {
  /** Name of the host that browsers are sent to. */
  readonly host: string;
  readonly providers: readonly CfnUserPoolIdentityProvider[];
  /** For the app client. */
  readonly oAuth: OAuthSettings;
  /** For `Amplify.configure`. */
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
 * The site's address as the stage has it: were it the distribution's, the client would wait for the distribution, and the
 * distribution's content policy for what names the client. A laptop's has a port that the offline host puts in.
 */
function siteAddress({ name, siteOrigin }: Stage): string {
  return name === 'local' ? 'http://localhost' : siteOrigin;
}

/**
 * Google and Apple say whether they have confirmed an address; Facebook does not, so its addresses count as unconfirmed.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-social-idp.html
 */
function providersOf({ google, facebook, apple }: SignInSettings): Provider[] {
  const confirmed = { email: 'email', email_verified: 'email_verified' };
  const providers: (Provider | undefined)[] = [
    google && {
      name: 'Google',
      amplifyName: 'Google',
      details: {
        client_id: google.clientId,
        client_secret: lookedUp(google),
        authorize_scopes: 'openid email',
      },
      attributeMapping: confirmed,
    },
    facebook && {
      name: 'Facebook',
      amplifyName: 'Facebook',
      details: {
        client_id: facebook.clientId,
        client_secret: lookedUp(facebook),
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
        private_key: lookedUp(apple),
        authorize_scopes: 'email',
      },
      attributeMapping: confirmed,
    },
  ];
  return providers.filter((provider) => provider !== undefined);
}

/** A reference that CloudFormation follows when it deploys; the template never holds the secret. */
function lookedUp({ secretName, secretVersion }: { secretName: string; secretVersion: string }): string {
  return SecretValue.secretsManager(secretName, { versionId: secretVersion }).unsafeUnwrap();
}
