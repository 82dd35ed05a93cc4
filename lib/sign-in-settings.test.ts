import { describe, expect, it } from 'vitest';
import { localSignIn } from './sign-in-settings';
import { loadStage, StageError } from './stage';

const secretVersion = '0b7c6f1e-0000-4000-8000-000000000001';
const google = { clientId: 'site.apps.google.test', secretName: 'jade-harbour/google', secretVersion };
const apple = { ...google, teamId: 'TEAM000000', keyId: 'KEY0000000' };
const siteOrigin = 'https://d3adb33fcafe01.cloudfront.net';

function load(signIn: object, settings: object = { siteOrigin }) {
  return loadStage('dev', { stages: { dev: { ...settings, signIn } } });
}

describe('sign-in by providers', () => {
  it('is off by default', () => {
    expect(loadStage('dev', {}).signIn).toBeUndefined();
  });

  it('has all three providers on the local stage', () => {
    expect(loadStage('local', {}).signIn).toEqual(localSignIn);
  });

  it('accepts a single provider', () => {
    expect(load({ domainPrefix: 'jade', google }).signIn).toEqual({ domainPrefix: 'jade', google });
  });

  it.each([
    ['no provider', { domainPrefix: 'jade' }, undefined, 'signIn: requires google, facebook, or apple'],
    ['no address', { domainPrefix: 'jade', google }, {}, 'signIn: requires a specific siteOrigin'],
    ['a reserved prefix', { domainPrefix: 'my-cognito', google }, undefined, 'signIn.domainPrefix: must not'],
    [
      'a prefix that is no label',
      { domainPrefix: 'Jade.', google },
      undefined,
      'signIn.domainPrefix: must be',
    ],
    [
      'a secret without a version',
      { domainPrefix: 'jade', google: { ...google, secretVersion: undefined } },
      undefined,
      'signIn.google.secretVersion',
    ],
    [
      'the secret itself',
      { domainPrefix: 'jade', google: { ...google, clientSecret: 'shh' } },
      undefined,
      'signIn.google.clientSecret: is not a stage setting',
    ],
    [
      'a key of Apple that is none',
      { domainPrefix: 'jade', apple: { ...apple, keyId: 'key' } },
      undefined,
      'signIn.apple.keyId: must be the 10-character id',
    ],
  ])('is refused with %s', (_, signIn, settings, message) => {
    expect(() => load(signIn, settings)).toThrow(StageError);
    expect(() => load(signIn, settings)).toThrow(message);
  });
});
