import type { ResourcesConfig } from 'aws-amplify';
import type { SignInKind } from '#web/lib/session/last-sign-in';
import type { ProviderName } from '#web/lib/session/provider-trip';

const kinds: Record<ProviderName, SignInKind> = { Google: 'google', Facebook: 'facebook', Apple: 'apple' };

/** Returns the configured providers of a deployment, in display order. */
export function providersIn({ Auth }: ResourcesConfig): readonly ProviderName[] {
  const named = Auth?.Cognito.loginWith?.oauth?.providers ?? [];
  return (Object.keys(kinds) as ProviderName[]).filter((name) => named.includes(name));
}

/** Returns the kind under which a sign-in is stored on this device. */
export function kindOf(provider: ProviderName): SignInKind {
  return kinds[provider];
}
