import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../template/synthesize';
import { withLocalAddresses } from './amplify-endpoints';

const modules = join(projectRoot, 'node_modules', '@aws-amplify');
const subscriptions = 'api-graphql/dist/esm/Providers/AWSWebSocketProvider/appsyncUrl.mjs';
const storage = 'storage/dist/esm/providers/s3/utils';

describe('Amplify as it is installed', () => {
  it.each([
    [subscriptions, "'ws://'"],
    [`${storage}/client/s3data/base.mjs`, "new AmplifyUrl('/s3', options.offlineEndpoint)"],
    [`${storage}/resolveS3ConfigAndInput.mjs`, 'offlineEndpoint: amplify.'],
    [`${storage}/validateObjectUrl.mjs`, '`/s3/${encodedBucketName}'],
  ])('is led to the host in %s', (file, expected) => {
    const path = join(modules, file);

    expect(withLocalAddresses(readFileSync(path, 'utf8'), `${path}?v=1`)).toContain(expected);
  });

  it('is left as it is elsewhere', () => {
    const path = join(modules, `${storage}/client/s3data/putObject.mjs`);

    expect(existsSync(path)).toBe(true);
    expect(withLocalAddresses('', path)).toBeUndefined();
  });

  it('stops whoever loads it once it has changed', () => {
    const path = join(modules, subscriptions);

    expect(() => withLocalAddresses('export {};', path)).toThrow(/appsyncUrl\.mjs no longer has/);
  });
});
