import type { Provider } from './provider';

/** Domains whose mailboxes Google operates, and for which it is authoritative. */
const domainsOfGoogle: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Whether a provider that verifies an email address knows its current owner.
 *
 * Google reports any address as verified that was confirmed once, even on a domain that has changed hands since. It is authoritative
 * for Gmail addresses, and for those of a Google Workspace organization, which the claim `hd` names:
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token. Cognito passes that claim to no pre sign-up trigger; a
 * mapping would make it an attribute, but Google's attributes for mappings do not include it:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html. Therefore the domain
 * of the address decides.
 *
 * Apple verifies the address of an Apple Account or relays mail itself, and Facebook verifies none.
 */
export function ownsAddress(provider: Provider, email: string): boolean {
  if (provider !== 'Google') return true;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domainsOfGoogle.includes(domain);
}
