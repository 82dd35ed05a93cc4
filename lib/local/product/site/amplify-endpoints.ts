import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** Files of aws-amplify 6.22.1 with hard-coded cloud addresses, by the end of their path. */
const replacements: readonly { readonly file: string; readonly replace: readonly Replacement[] }[] = [
  {
    file: 'auth/dist/esm/providers/cognito/apis/signInWithRedirect.mjs',
    replace: [{ from: '`https://${domain}/oauth2/authorize?', to: '`http://${domain}/oauth2/authorize?' }],
  },
  {
    file: 'auth/dist/esm/providers/cognito/utils/oauth/completeOAuthFlow.mjs',
    replace: [{ from: "'https://' + domain", to: "'http://' + domain" }],
  },
  {
    file: 'auth/dist/esm/providers/cognito/utils/oauth/oAuthSignOutRedirect.mjs',
    replace: [{ from: '`https://${domain}/logout?', to: '`http://${domain}/logout?' }],
  },
  {
    file: 'auth/dist/esm/utils/openAuthSession.mjs',
    replace: [{ from: "url.replace('http://', 'https://')", to: "url.replace('http://', 'http://')" }],
  },
  {
    file: 'api-graphql/dist/esm/Providers/AWSWebSocketProvider/appsyncUrl.mjs',
    replace: [{ from: ".replace('http://', protocol)", to: ".replace('http://', 'ws://')" }],
  },
  {
    file: 'storage/dist/esm/providers/s3/utils/client/s3data/base.mjs',
    replace: [
      {
        from: 'endpoint = new AmplifyUrl(`https://s3.${region}.${getDnsSuffix(region)}`);',
        to: "endpoint = new AmplifyUrl('/s3', options.offlineEndpoint);",
      },
      { from: "if (forcePathStyle || apiInput.Bucket.includes('.')) {", to: 'if (apiInput.Bucket) {' },
      {
        from: 'endpoint.pathname = `/${apiInput.Bucket}`;',
        to: 'endpoint.pathname = `/s3/${apiInput.Bucket}`;',
      },
    ],
  },
  {
    file: 'storage/dist/esm/providers/s3/utils/resolveS3ConfigAndInput.mjs',
    replace: [
      {
        from: 'useAccelerateEndpoint: apiOptions?.useAccelerateEndpoint,',
        to: 'useAccelerateEndpoint: false,\n            offlineEndpoint: amplify.resourcesConfig.Auth.Cognito.identityPoolEndpoint,',
      },
    ],
  },
  {
    file: 'storage/dist/esm/providers/s3/utils/validateObjectUrl.mjs',
    replace: [
      {
        from: 'objectURL.pathname === `/${encodedBucketName}/${encodedKey}`;',
        to: 'objectURL.pathname === `/s3/${encodedBucketName}/${encodedKey}`;',
      },
    ],
  },
];

const edition = createHash('sha256').update(JSON.stringify(replacements)).digest('hex').slice(0, 8);

/**
 * Redirects Amplify to the services of an offline host: sign-in by providers, storage by path and subscriptions, all
 * without TLS. The page's configuration holds the addresses, so that builds and caches are valid for every port.
 *
 * Add it to the plugins of the site and to those of its optimized dependencies.
 *
 * @throws Error while reading a file that no longer has the text to be replaced
 */
export function amplifyEndpoints(): Plugin {
  return {
    // Vite re-optimizes dependencies when a plugin's name changes.
    name: `offline-amplify-endpoints-${edition}`,
    enforce: 'pre',
    transform: {
      filter: { id: /@aws-amplify[\\/](api-graphql|auth|storage)[\\/]dist[\\/]esm[\\/].*\.mjs/ },
      handler: (code, id) => withLocalAddresses(code, id),
    },
  };
}

/** @returns undefined for a file that needs no change */
export function withLocalAddresses(code: string, id: string): string | undefined {
  const path = (id.split('?', 1)[0] ?? '').replaceAll('\\', '/');
  const found = replacements.find(({ file }) => path.endsWith(`@aws-amplify/${file}`));
  return found?.replace.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2)
      throw new Error(
        `${path} no longer has exactly one "${from}": Amplify cannot be led to the offline host.`,
      );
    return text.replace(from, () => to);
  }, code);
}
