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
  canceled: 'You turned back before you were signed in. Nothing has changed; choose any way you like.',
  'no-address':
    'That account gives us no e-mail address, and we need one to reach you about your coins and prizes. ' +
    'Let it share an address, or join with your e-mail address.',
  'use-your-password':
    'An account here already has this e-mail address. Google does not run its mailbox, so it cannot tell us that the ' +
    'address is still yours. Sign in with your e-mail address and password. No password? “Forgot your password?” ' +
    'mails you a code for a new one.',
  busy: 'Your account was just being set up somewhere else. Try again in a moment.',
  'not-finished':
    'That sign-in could not be finished. It may have begun in another window: please try it again.',
};

/** Returns the message of a failed sign-in; null for unknown values in the address. */
export function problemMessage(problem: string | null): string | null {
  return problem !== null && Object.hasOwn(messages, problem) ? messages[problem as LoginProblem] : null;
}
