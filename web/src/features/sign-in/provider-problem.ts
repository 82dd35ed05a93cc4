import type { LoginProblem } from '#web/lib/paths';

/** What a provider, or the user pool behind it, says of a sign-in that came to nothing. */
type ProviderAnswer = LoginProblem | 'linked-just-now' | null;

/**
 * Reads the address that a provider sent somebody back to. Sentences in it are the user pool's, with those of our trigger inside.
 *
 * @returns null when it bears a code; then whether that is any good shows when it is exchanged
 */
export function readProviderAnswer(search: URLSearchParams): ProviderAnswer {
  const error = search.get('error');
  const words = search.get('error_description') ?? '';
  if (error === null) return search.has('code') ? null : 'canceled';
  if (/^Already found an entry for username/i.test(words)) return 'linked-just-now';
  if (error === 'access_denied' || /user_denied|cancell?ed/i.test(words)) return 'canceled';
  if (words.includes('sign-up/no-address') || words.startsWith('attributes required')) return 'no-address';
  if (words.includes('sign-up/use-your-password')) return 'use-your-password';
  return words.includes('sign-up/busy') ? 'busy' : 'not-finished';
}

const words: Record<LoginProblem, string> = {
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

/** Says why a sign-in came to nothing; null for what stands in the address and means nothing. */
export function problemMessage(problem: string | null): string | null {
  return problem !== null && Object.hasOwn(words, problem) ? words[problem as LoginProblem] : null;
}
