import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Hard-coded cloud addresses of aws-amplify 6.22.1 and what replaces them, by the end of the path of their file. */
const replacements: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'auth/dist/esm/providers/cognito/apis/signInWithRedirect.mjs': [
    ['`https://${domain}/oauth2/authorize?', '`http://${domain}/oauth2/authorize?'],
  ],
  'auth/dist/esm/providers/cognito/utils/oauth/completeOAuthFlow.mjs': [
    ["'https://' + domain", "'http://' + domain"],
  ],
  'auth/dist/esm/providers/cognito/utils/oauth/oAuthSignOutRedirect.mjs': [
    ['`https://${domain}/logout?', '`http://${domain}/logout?'],
  ],
  'auth/dist/esm/utils/openAuthSession.mjs': [
    ["url.replace('http://', 'https://')", "url.replace('http://', 'http://')"],
  ],
  'api-graphql/dist/esm/Providers/AWSWebSocketProvider/appsyncUrl.mjs': [
    [".replace('http://', protocol)", ".replace('http://', 'ws://')"],
  ],
  'storage/dist/esm/providers/s3/utils/client/s3data/base.mjs': [
    [
      'endpoint = new AmplifyUrl(`https://s3.${region}.${getDnsSuffix(region)}`);',
      "endpoint = new AmplifyUrl('/s3', options.offlineEndpoint);",
    ],
    ["if (forcePathStyle || apiInput.Bucket.includes('.')) {", 'if (apiInput.Bucket) {'],
    ['endpoint.pathname = `/${apiInput.Bucket}`;', 'endpoint.pathname = `/s3/${apiInput.Bucket}`;'],
  ],
  'storage/dist/esm/providers/s3/utils/resolveS3ConfigAndInput.mjs': [
    [
      'useAccelerateEndpoint: apiOptions?.useAccelerateEndpoint,',
      'useAccelerateEndpoint: false,\n            offlineEndpoint: amplify.resourcesConfig.Auth.Cognito.identityPoolEndpoint,',
    ],
  ],
  'storage/dist/esm/providers/s3/utils/validateObjectUrl.mjs': [
    [
      'objectURL.pathname === `/${encodedBucketName}/${encodedKey}`;',
      'objectURL.pathname === `/s3/${encodedBucketName}/${encodedKey}`;',
    ],
  ],
};

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
  const file = Object.keys(replacements).find((name) => path.endsWith(`@aws-amplify/${name}`));
  if (file === undefined) return undefined;
  return replacements[file]?.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(
        `${path} no longer has exactly one "${from}": Amplify cannot be led to the offline host.`,
      );
    return text.replace(from, () => to);
  }, code);
}
