import { isLockedOut, isNamed } from './failures';

/**
 * Returns the message of a failed sign-in, sign-up or code. No message discloses whether an address has an account: a wrong password and
 * an unknown address read the same, and so do wrong and unneeded codes.
 *
 * @param failure  thrown by Amplify; its name is the error type of the user pool
 */
export function failureMessage(failure: unknown): string {
  if (isLockedOut(failure)) return tooMany;
  const { name } = failure as { name?: string };
  return messages[name ?? ''] ?? unknown;
}

const wrongPair = 'The e-mail address or the password is not right.';
const wrongCode =
  'That code is not right or has run out. Check the newest message, or ask for a new code. ' +
  'If you have used it before, sign in instead.';
const tooMany = 'That was too many attempts. Wait a few minutes and try again.';
const unknown = 'That did not work. Nothing was lost: try again in a moment.';

const messages: Record<string, string> = {
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
 * For steps with a code: whatever the user pool reports, the code is what people can change. An already confirmed address reads the
 * same, or a guessed code would disclose an account.
 */
export function codeFailureMessage(failure: unknown): string {
  return isNamed(failure, 'NotAuthorizedException', 'UserNotFoundException')
    ? wrongCode
    : failureMessage(failure);
}

/** For a code to the player's own address: anyone with the code reads that mailbox, and may know about the other account. */
export function addressFailureMessage(failure: unknown): string {
  return isNamed(failure, 'AliasExistsException') ? otherAccount : codeFailureMessage(failure);
}

const otherAccount =
  'Another account here has this address already. Sign out, and sign in to that one with its password or its provider: ' +
  'its coins are waiting there.';
