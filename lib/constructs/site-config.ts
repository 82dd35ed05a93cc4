import type { Stage } from '../stage';
import type { CatalogApi } from './catalog-api';
import type { Files } from './files';
import { type Identity, passwordFormat } from './identity';
import { hostOf, type PlayFabOps } from './play-fab-ops';

interface Backends {
  readonly identity: Identity;
  readonly playFabOps: PlayFabOps;
  readonly catalogApi: CatalogApi;
  readonly files: Files;
}

/** Every address besides the site's own that its pages may call. */
export function addressesOf(stage: Stage, { identity, playFabOps, catalogApi, files }: Backends): string[] {
  const { region } = stage;
  return [
    `https://${hostOf(playFabOps.api, stage)}`,
    `https://${catalogApi.host}`,
    `wss://${catalogApi.realtimeHost}`,
    `https://${files.bucket.bucketRegionalDomainName}`,
    `https://cognito-idp.${region}.amazonaws.com`,
    `https://cognito-identity.${region}.amazonaws.com`,
    // Pages exchange authorization codes there. Its sign-in pages are reached by navigation, which needs no entry.
    ...(identity.hostedSignIn ? [`https://${identity.hostedSignIn.host}`] : []),
  ];
}

/** The configuration of the site's pages; `amplify` goes to `Amplify.configure` unchanged. */
export function siteConfig(stage: Stage, { identity, playFabOps, catalogApi, files }: Backends): object {
  const { userPool, client, identityPool, hostedSignIn } = identity;
  return {
    stage: stage.name,
    access: stage.access,
    demos: stage.demos,
    filesUrl: `https://${files.bucket.bucketRegionalDomainName}`,
    amplify: {
      Auth: {
        Cognito: {
          userPoolId: userPool.userPoolId,
          userPoolClientId: client.userPoolClientId,
          identityPoolId: identityPool.ref,
          allowGuestAccess: true,
          loginWith: { email: true, ...(hostedSignIn && { oauth: hostedSignIn.amplifyOAuth }) },
          signUpVerificationMethod: 'code',
          userAttributes: { email: { required: true } },
          passwordFormat,
        },
      },
      API: {
        REST: { playFabOps: { endpoint: playFabOps.url, region: stage.region } },
        GraphQL: {
          endpoint: catalogApi.api.graphqlUrl,
          region: stage.region,
          defaultAuthMode: 'userPool',
        },
      },
      Storage: { S3: { bucket: files.bucket.bucketName, region: stage.region } },
    },
  };
}
