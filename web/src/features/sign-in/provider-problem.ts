import type { LoginProblem } from '#web/lib/paths';

/** The result of a failed sign-in, from the provider or the user pool. */
type ProviderAnswer = LoginProblem | 'linked-just-now' | null;

/**
 * Reads the address that a provider redirects to. Its messages are from the user pool, with those of the pre-sign-up trigger inside.
 *
 * @returns null when it contains a code, which is validated by its exchange
 */
export function readProviderAnswer(search: URLSearchParams): ProviderAnswer {
  const error = search.get('error');
  const description = search.get('error_description') ?? '';
  if (error === null) return search.has('code') ? null : 'canceled';
  if (/^Already found an entry for username/i.test(description)) return 'linked-just-now';
  if (error === 'access_denied' || /user_denied|cancell?ed/i.test(description)) return 'canceled';
  if (description.includes('sign-up/no-address') || description.startsWith('attributes required'))
    return 'no-address';
  if (description.includes('sign-up/use-your-password')) return 'use-your-password';
  return description.includes('sign-up/busy') ? 'busy' : 'not-finished';
}

const messages: Record<LoginProblem, string> = {
  canceled: 'You canceled that sign-in. Nothing was changed. Choose how you want to sign in.',
  'no-address':
    'That account did not share an email address, and we need one to reach you about your coins and prizes. ' +
    'Allow it to share one, or join with your email address.',
  'use-your-password':
    'An account already has this email address. Google does not run its mailbox, so it cannot confirm that the ' +
    'address is still yours. Sign in with your email address and password. No password? “Forgot your password?” ' +
    'emails you a code to set one.',
  busy: 'Your account is being set up in another window. Try again in a moment.',
  'not-finished':
    'We could not finish that sign-in. It may have started in another window. Please try again.',
};

/** Returns the message of a failed sign-in; null for unknown values in the address. */
export function problemMessage(problem: string | null): string | null {
  return problem !== null && Object.hasOwn(messages, problem) ? messages[problem as LoginProblem] : null;
}
