import { describe, expect, it } from 'vitest';
import type { ProviderIdentity } from '../stores/profile-store';
import { unlinkProviders } from './unlink-providers';

const google: ProviderIdentity = { provider: 'Google', id: '1048' };
const apple: ProviderIdentity = { provider: 'SignInWithApple', id: '0012.ab' };

function setup(linked: readonly ProviderIdentity[], email: string) {
  const calls: unknown[] = [];
  const logged: string[] = [];
  const unlink = unlinkProviders({
    profilesOf: (pool) => ({
      linkedTo: async (username) => (calls.push(['read', pool, username]), linked),
      unlink: async ({ provider, id }) => void calls.push(['unlink', provider, id]),
      endSignIns: async (username) => void calls.push(['end', username]),
    }),
    log: ({ code }, details = {}) => void logged.push([code, ...Object.values(details)].join(' ')),
  });
  const run = () =>
    unlink({
      version: '1',
      region: 'us-east-1',
      userPoolId: 'pool',
      userName: 'native',
      callerContext: { awsSdkVersion: 'test', clientId: 'test' },
      triggerSource: 'PostConfirmation_ConfirmForgotPassword',
      request: { userAttributes: { email } },
      response: {},
    });
  return { run, calls, logged };
}

describe('unlinkProviders', () => {
  it('unlinks Google and ends all sign-ins when Google does not own the address', async () => {
    const { run, calls, logged } = setup([google, apple], 'owner@lapsed.test');

    await run();

    expect(calls).toEqual([
      ['read', 'pool', 'native'],
      ['unlink', 'Google', '1048'],
      ['end', 'native'],
    ]);
    expect(logged).toEqual(['PROVIDER_UNLINKED 1']);
  });

  it.each([
    ['Google owns the address', [google], 'owner@gmail.com'],
    ['only Apple is linked', [apple], 'owner@lapsed.test'],
    ['no provider is linked', [], 'owner@lapsed.test'],
  ])('changes nothing when %s', async (_, linked, email) => {
    const { run, calls, logged } = setup(linked, email);

    await run();

    expect(calls).toEqual([['read', 'pool', 'native']]);
    expect(logged).toEqual([]);
  });
});
