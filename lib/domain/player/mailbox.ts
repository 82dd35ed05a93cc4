import { foldedEmail } from './deletion';

/** How a mail provider treats variants of an address. */
interface Provider {
  readonly domains: readonly string[];
  /** Whether the provider ignores dots in the local part. */
  readonly ignoresDots?: true;
}

/**
 * Providers that deliver `name+tag` to `name`, as documented in their help pages. At an unknown domain, `name+tag` may be another
 * person.
 */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  { domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'] },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'] },
  { domains: ['fastmail.com', 'fastmail.fm'] },
];
/** Domains of a provider that share one mailbox per name. */
const sharedNames = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

const providerOf = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/**
 * Returns the canonical mailbox of an email address: equal for all letter cases, tags, and dots that the provider ignores.
 */
export function mailboxOf(email: string): string {
  const address = foldedEmail(email);
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const domain = address.slice(at + 1);
  const provider = providerOf.get(domain);
  if (!provider) return address;
  const [untagged = ''] = name.split('+');
  const plain = provider.ignoresDots ? untagged.replaceAll('.', '') : untagged;
  return `${plain}@${sharedNames.get(domain) ?? domain}`;
}
