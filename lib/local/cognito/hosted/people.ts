import { createHash } from 'node:crypto';
import type { ProviderProfile } from './federate';

/** A person that the provider's page offers. */
export interface Person {
  readonly name: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/** Invented people; the second has an unverified address, the third hides the address as each provider permits. */
const people: Readonly<Record<string, readonly Person[]>> = {
  Google: [
    { name: 'Mei Chen', email: 'mei.chen@jade.test', isEmailVerified: true },
    { name: 'Lok Wong', email: 'lok.wong@jade.test', isEmailVerified: false },
  ],
  Facebook: [
    { name: 'Mei Chen', email: 'mei.chen@jade.test', isEmailVerified: true },
    { name: 'Ana Costa', email: 'ana.costa@jade.test', isEmailVerified: true },
    { name: 'Sam Rivers, who gives no address', email: null, isEmailVerified: false },
  ],
  SignInWithApple: [
    { name: 'Mei Chen', email: 'mei.chen@jade.test', isEmailVerified: true },
    {
      name: 'Jo Park, who hides the address',
      email: 'k7d2x9qv4m@privaterelay.appleid.com',
      isEmailVerified: true,
    },
  ],
};

export function peopleOf(provider: string): readonly Person[] {
  return people[provider] ?? [];
}

/** The same person at the same provider always has the same id, in the provider's own format. */
export function profileOf(provider: string, { name, email, isEmailVerified }: Person): ProviderProfile {
  const digest = createHash('sha256')
    .update(`${provider} ${email?.toLowerCase() ?? name}`)
    .digest('hex');
  const digits = BigInt(`0x${digest}`).toString();
  const userId =
    provider === 'SignInWithApple'
      ? `00${digits.slice(0, 4)}.${digest.slice(0, 32)}.${digits.slice(4, 8)}`
      : digits.slice(0, provider === 'Google' ? 21 : 17);
  return { userId, email, isEmailVerified };
}
