import { expect, it } from 'vitest';
import { factsOf } from './sign-in-facts';

const claims = {
  email: 'player@jade.test',
  auth_time: 1_795_000_000,
  'cognito:username': '0b5e2f7c-1111-4222-8333-444455556666',
};
const google = { userId: '1234', providerName: 'Google', providerType: 'Google', primary: 'false' };

it('returns when and for whom this sign-in began', () => {
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
])('names the linked providers, %s', (_, identities) => {
  expect(factsOf({ ...claims, identities })).toMatchObject({
    providers: ['Google'],
    isProvidersAlone: false,
  });
});

it('detects an account without a password', () => {
  const facts = factsOf({ ...claims, 'cognito:username': 'google_1234', identities: [google] });

  expect(facts.isProvidersAlone).toBe(true);
});

it('returns no time when the token has none', () => {
  expect(factsOf({ email: 'player@jade.test' }).signedInAt).toBeNull();
});
