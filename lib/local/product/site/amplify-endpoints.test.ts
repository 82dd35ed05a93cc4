import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../synthesis/synthesize';
import { withLocalAddresses } from './amplify-endpoints';

const modules = join(projectRoot, 'node_modules', '@aws-amplify');
/** npm installs it beside the others, or below the package that depends on it. */
const ofAuth = [modules, join(projectRoot, 'node_modules/aws-amplify/node_modules/@aws-amplify')]
  .map((folder) => join(folder, 'auth/dist/esm'))
  .find((folder) => existsSync(folder))!;
const oauth = 'providers/cognito/utils/oauth';
const subscriptions = 'api-graphql/dist/esm/Providers/AWSWebSocketProvider/appsyncUrl.mjs';
const storage = 'storage/dist/esm/providers/s3/utils';

describe('withLocalAddresses', () => {
  it.each([
    [subscriptions, "'ws://'"],
    [`${storage}/client/s3data/base.mjs`, "new AmplifyUrl('/s3', options.offlineEndpoint)"],
    [`${storage}/resolveS3ConfigAndInput.mjs`, 'offlineEndpoint: amplify.'],
    [`${storage}/validateObjectUrl.mjs`, '`/s3/${encodedBucketName}'],
  ])('redirects %s to the host', (file, expected) => {
    const path = join(modules, file);

    expect(withLocalAddresses(readFileSync(path, 'utf8'), `${path}?v=1`)).toContain(expected);
  });

  it.each([
    ['providers/cognito/apis/signInWithRedirect.mjs', '`http://${domain}/oauth2/authorize?'],
    [`${oauth}/completeOAuthFlow.mjs`, "'http://' + domain + '/oauth2/token'"],
    [`${oauth}/oAuthSignOutRedirect.mjs`, '`http://${domain}/logout?'],
    ['utils/openAuthSession.mjs', "url.replace('http://', 'http://')"],
  ])('redirects the sign-in of %s to the host', (file, expected) => {
    const path = join(ofAuth, file);

    expect(withLocalAddresses(readFileSync(path, 'utf8'), path)).toContain(expected);
  });

  it('returns undefined for other files', () => {
    const path = join(modules, `${storage}/client/s3data/putObject.mjs`);

    expect(existsSync(path)).toBe(true);
    expect(withLocalAddresses('', path)).toBeUndefined();
  });

  it('throws when the patched text has changed', () => {
    const path = join(modules, subscriptions);

    expect(() => withLocalAddresses('export {};', path)).toThrow(/appsyncUrl\.mjs no longer has/);
  });
});
