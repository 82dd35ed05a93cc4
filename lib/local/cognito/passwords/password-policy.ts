import { Refusal } from '../../http/aws-json';
import { invalidParameter } from '../refusals';

/** Password rules of a pool, as in the template's `PasswordPolicy`. */
export interface PasswordPolicy {
  MinimumLength: number;
  RequireLowercase: boolean;
  RequireUppercase: boolean;
  RequireNumbers: boolean;
  RequireSymbols: boolean;
}

/**
 * Characters that count as symbols, including a space inside the password.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
 */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** Longest password that the API accepts. */
const MAXIMUM_LENGTH = 256;

/**
 * Checks a password against the pool's policy and names the first broken rule, in Cognito's order and wording.
 *
 * @returns undefined when the password is accepted
 */
export function refusePassword(password: string, policy: PasswordPolicy): Refusal | undefined {
  if (password.length > MAXIMUM_LENGTH || !/^\S(.*\S)?$/.test(password)) {
    return invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        `Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$ and have at most ${MAXIMUM_LENGTH} characters`,
    );
  }
  const broken = rules(policy).find(([, isKept]) => !isKept(password));
  return (
    broken && new Refusal('InvalidPasswordException', `Password did not conform with policy: ${broken[0]}`)
  );
}

function rules(policy: PasswordPolicy): [string, (password: string) => boolean][] {
  return [
    ['Password not long enough', (password) => password.length >= policy.MinimumLength],
    [
      'Password must have uppercase characters',
      (password) => !policy.RequireUppercase || /[A-Z]/.test(password),
    ],
    [
      'Password must have lowercase characters',
      (password) => !policy.RequireLowercase || /[a-z]/.test(password),
    ],
    ['Password must have numeric characters', (password) => !policy.RequireNumbers || /[0-9]/.test(password)],
    ['Password must have symbol characters', (password) => !policy.RequireSymbols || SYMBOL.test(password)],
  ];
}
