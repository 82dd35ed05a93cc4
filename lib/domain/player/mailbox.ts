import { foldedEmail } from './deletion';

/** How a mail provider delivers what is sent to variants of one address. */
interface Provider {
  readonly domains: readonly string[];
  /** Whether dots before the at sign mean nothing. */
  readonly ignoresDots?: true;
}

/**
 * Providers that deliver `name+tag` to `name`, as their help pages say. Of any other domain nothing is known, and there `name+tag` may
 * be another person.
 */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  { domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'] },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'] },
  { domains: ['fastmail.com', 'fastmail.fm'] },
];
/** These providers have one mailbox of a name at all of their domains. */
const sharedNames = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

const providerOf = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/**
 * The mailbox behind an e-mail address: one text for all addresses that reach the same person, in any letter case, with any tag and any
 * dots that their provider ignores.
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
