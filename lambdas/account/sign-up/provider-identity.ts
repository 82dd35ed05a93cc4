import { providers } from '#domain/player/provider';
import type { ProviderIdentity } from '../stores/profile-store';

/**
 * Reads provider and identity from the username that Cognito is about to assign. Pools with case-insensitive usernames write the provider
 * in lower case.
 *
 * @param userName such as `Google_104857` or `signinwithapple_001234.ab.0987`
 * @throws Error for a provider that this product does not support
 */
export function readProviderIdentity(userName: string): ProviderIdentity {
  const [, name = '', id = ''] = /^([^_]+)_(.+)$/.exec(userName) ?? [];
  const provider = providers.find((known) => known.toLowerCase() === name.toLowerCase());
  if (!provider || id === '') throw new Error('The sign-up comes from an unknown provider');
  return { provider, id };
}
