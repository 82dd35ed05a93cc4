import { expect, it } from 'vitest';
import { readProviderIdentity } from './provider-identity';

it.each([
  ['Google_104857', { provider: 'Google', id: '104857' }],
  ['google_104857', { provider: 'Google', id: '104857' }],
  ['facebook_10_4', { provider: 'Facebook', id: '10_4' }],
  ['signinwithapple_001234.ab12.0987', { provider: 'SignInWithApple', id: '001234.ab12.0987' }],
])('readProviderIdentity reads %s', (userName, identity) => {
  expect(readProviderIdentity(userName)).toEqual(identity);
});

it.each(['mei@jade.test', 'Google_', '_1', 'LoginWithAmazon_1'])(
  'readProviderIdentity throws for %s',
  (userName) => {
    expect(() => readProviderIdentity(userName)).toThrow('unknown provider');
  },
);
