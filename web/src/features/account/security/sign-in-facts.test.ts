import { expect, it } from 'vitest';
import { factsOf } from './sign-in-facts';

const claims = {
  email: 'player@jade.test',
  auth_time: 1_795_000_000,
  'cognito:username': '0b5e2f7c-1111-4222-8333-444455556666',
};
const google = { userId: '1234', providerName: 'Google', providerType: 'Google', primary: 'false' };

it('tells when this sign-in began and for whom', () => {
  expect(factsOf(claims)).toEqual({
    email: 'player@jade.test',
    signedInAt: '2026-11-18T11:06:40.000Z',
    providers: [],
    isProvidersAlone: false,
  });
});

it.each([
  ['as a list', [google]],
  ['as text', JSON.stringify([google])],
])('names the providers that were linked, %s', (_, identities) => {
  expect(factsOf({ ...claims, identities })).toMatchObject({
    providers: ['Google'],
    isProvidersAlone: false,
  });
});

it('knows an account that a provider alone opens', () => {
  const facts = factsOf({ ...claims, 'cognito:username': 'google_1234', identities: [google] });

  expect(facts.isProvidersAlone).toBe(true);
});

it('says nothing of a time that the token does not tell', () => {
  expect(factsOf({ email: 'player@jade.test' }).signedInAt).toBeNull();
});
