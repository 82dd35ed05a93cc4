import { expect, it } from 'vitest';
import { kindOf, providersIn } from './providers';

const configured = (providers?: object[]) => ({
  Auth: { Cognito: { loginWith: { oauth: { providers } } } },
});

it('are those that the deployment names and the site has words for, in one order', () => {
  const named = configured(['Apple', 'Google', 'Amazon', { custom: 'Harbour' }] as object[]);

  expect(providersIn(named as Parameters<typeof providersIn>[0])).toEqual(['Google', 'Apple']);
});

it.each([{}, configured()])('are none in %j', (amplify) => {
  expect(providersIn(amplify as Parameters<typeof providersIn>[0])).toEqual([]);
});

it('are remembered each by its kind', () => {
  expect((['Google', 'Facebook', 'Apple'] as const).map(kindOf)).toEqual(['google', 'facebook', 'apple']);
});
