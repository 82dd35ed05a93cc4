import { expect, it } from 'vitest';
import { kindOf, providersIn } from './providers';

const configured = (providers?: object[]) => ({
  Auth: { Cognito: { loginWith: { oauth: { providers } } } },
});

it('returns the configured providers that the site supports, in display order', () => {
  const named = configured(['Apple', 'Google', 'Amazon', { custom: 'Harbour' }] as object[]);

  expect(providersIn(named as Parameters<typeof providersIn>[0])).toEqual(['Google', 'Apple']);
});

it.each([{}, configured()])('returns none for %j', (amplify) => {
  expect(providersIn(amplify as Parameters<typeof providersIn>[0])).toEqual([]);
});

it('maps each provider to its stored kind', () => {
  expect((['Google', 'Facebook', 'Apple'] as const).map(kindOf)).toEqual(['google', 'facebook', 'apple']);
});
