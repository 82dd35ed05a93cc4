import type { Provider } from './provider';

/** Domains whose mailboxes are Google's own: what Google says of them, Google knows. */
const domainsOfGoogle: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Whether a provider that vouches for an e-mail address knows who owns it today.
 *
 * Google vouches for any address that was confirmed once, also for one on a domain that has changed hands since. It is authoritative
 * for Gmail's addresses, and for those of a Google Workspace organization, which the claim `hd` names:
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token. Cognito hands that claim to no pre sign-up trigger; a
 * mapping would make it an attribute, and Google's attributes for mappings do not list it:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html. So the address itself
 * has to say that it is Google's.
 *
 * Apple vouches for the address of an Apple Account or relays mail itself, and Facebook vouches for none.
 */
export function ownsAddress(provider: Provider, email: string): boolean {
  if (provider !== 'Google') return true;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domainsOfGoogle.includes(domain);
}
