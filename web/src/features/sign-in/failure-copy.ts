import { isLockedOut, isNamed } from './failures';

/**
 * Says what went wrong with a sign-in, sign-up or code. Nothing here tells whether an address has an account: a wrong
 * password and an unknown address read the same, and so do a wrong code and a code for nobody.
 *
 * @param failure  what Amplify threw; its name is the user pool's error type
 */
export function failureMessage(failure: unknown): string {
  if (isLockedOut(failure)) return tooMany;
  const { name } = failure as { name?: string };
  return words[name ?? ''] ?? unknown;
}

const wrongPair = 'The e-mail address or the password is not right.';
const wrongCode =
  'That code is not right or has run out. Check the newest message, or ask for a new code. ' +
  'If you have used it before, sign in instead.';
const tooMany = 'That was too many attempts. Wait a few minutes and try again.';
const unknown = 'That did not work. Nothing was lost: try again in a moment.';

const words: Record<string, string> = {
  NotAuthorizedException: wrongPair,
  UserNotFoundException: wrongPair,
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  InvalidPasswordException: 'That password does not meet every rule below.',
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  NetworkError: 'A network error has occurred. Check your connection and try again.',
  OtherPlayer:
    'That is another account. Open the site in a new tab to use it; this page waits for its own player.',
  CodeDeliveryFailureException: 'The message could not be delivered. Check the address and try again.',
};

/**
 * For the steps that ask for a code: whatever the user pool holds against it, the code is what people can change. An
 * address that was confirmed before reads the same, or a guessed code would tell who has an account.
 */
export function codeFailureMessage(failure: unknown): string {
  return isNamed(failure, 'NotAuthorizedException', 'UserNotFoundException')
    ? wrongCode
    : failureMessage(failure);
}

/** For the code to an address of one's own: whoever has it reads that mailbox, and may know of the other account. */
export function addressFailureMessage(failure: unknown): string {
  return isNamed(failure, 'AliasExistsException') ? otherAccount : codeFailureMessage(failure);
}

const otherAccount =
  'Another account here has this address already. Sign out, and sign in to that one with its password or its provider: ' +
  'its coins are waiting there.';
