import { shortestPassword } from '#domain/player/password';

/** One rule of the password policy. */
export interface PasswordRule {
  id: string;
  words: string;
  isMetBy: (password: string) => boolean;
}

// The characters that the user pool counts as symbols, and a space except at either end; see "Password policies" in the Amazon Cognito
// developer guide.
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|(?<=.) (?=.)/;

/** The password policy of the user pool, in display order. */
export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    words: `at least ${shortestPassword} characters`,
    isMetBy: (password) => password.length >= shortestPassword,
  },
  { id: 'lowercase', words: 'a lowercase letter', isMetBy: (password) => /[a-z]/.test(password) },
  { id: 'uppercase', words: 'an uppercase letter', isMetBy: (password) => /[A-Z]/.test(password) },
  { id: 'number', words: 'a number', isMetBy: (password) => /[0-9]/.test(password) },
  { id: 'symbol', words: 'a symbol, such as ! ? - #', isMetBy: (password) => symbol.test(password) },
];

/** Whether the user pool would accept this password. */
export function isAcceptablePassword(password: string): boolean {
  return passwordRules.every((rule) => rule.isMetBy(password));
}
