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

const wrongPair = 'The email address or password is incorrect.';
const wrongCode =
  'That code is wrong or has expired. Check the newest message, or request a new code. ' +
  'If you have used it before, sign in instead.';
const tooMany = 'There were too many attempts. Wait a few minutes and try again.';
const unknown = 'Something went wrong. Nothing was lost. Try again in a moment.';

const messages: Record<string, string> = {
  NotAuthorizedException: wrongPair,
  UserNotFoundException: wrongPair,
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  InvalidPasswordException: 'That password does not meet all the rules below.',
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  NetworkError: 'A network error has occurred. Check your connection and try again.',
  OtherPlayer:
    'That is a different account. To use it, open the site in a new tab. On this page, sign in to the account shown.',
  CodeDeliveryFailureException: 'We could not deliver the message. Check the address and try again.',
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
  'Another account already has this email address. Sign out, then sign in to that account with its password or ' +
  'provider. Its coins are still there.';

/** For a change of the password. After a lost answer, the new password may already be the current one. */
export function passwordFailureMessage(failure: unknown): string {
  return isNamed(failure, 'NotAuthorizedException') && !isLockedOut(failure)
    ? wrongCurrent
    : failureMessage(failure);
}

const wrongCurrent =
  'The current password is incorrect. If an earlier attempt ended with an error, your new password may already be set.';
