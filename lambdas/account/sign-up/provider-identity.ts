import { providers } from '#domain/player/provider';
import type { ProviderIdentity } from '../stores/profile-store';

/**
 * Reads who comes from which provider out of the name that Cognito is about to give them. Pools that do not mind letter case
 * write the provider in lower case.
 *
 * @param userName  such as `Google_104857` or `signinwithapple_001234.ab.0987`
 * @throws Error for a provider that this product does not have (a setting that nobody made here)
 */
export function readProviderIdentity(userName: string): ProviderIdentity {
  const [, name = '', id = ''] = /^([^_]+)_(.+)$/.exec(userName) ?? [];
  const provider = providers.find((known) => known.toLowerCase() === name.toLowerCase());
  if (!provider || id === '') throw new Error('A sign-up comes from a provider that nobody knows here');
  return { provider, id };
}
