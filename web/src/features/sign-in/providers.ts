import type { ResourcesConfig } from 'aws-amplify';
import type { SignInKind } from '#web/lib/last-sign-in';
import type { ProviderName } from '#web/lib/provider-trip';

const kinds: Record<ProviderName, SignInKind> = { Google: 'google', Facebook: 'facebook', Apple: 'apple' };

/** The providers that a deployment has set up, in the order in which they stand on the screen. */
export function providersIn({ Auth }: ResourcesConfig): readonly ProviderName[] {
  const named = Auth?.Cognito.loginWith?.oauth?.providers ?? [];
  return (Object.keys(kinds) as ProviderName[]).filter((name) => named.includes(name));
}

/** What the last sign-in on this device is remembered as. */
export function kindOf(provider: ProviderName): SignInKind {
  return kinds[provider];
}
