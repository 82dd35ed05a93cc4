/** Whether the user pool or Amplify reported one of these errors. */
export function isNamed(failure: unknown, ...names: string[]): boolean {
  return names.includes(read(failure).name ?? '');
}

/** Whether the user pool or the identity pool rejected the stored session. */
export function isSessionRejected(failure: unknown): boolean {
  return isNamed(
    failure,
    ...['NotAuthorizedException', 'UserNotFoundException', 'ResourceNotFoundException'],
  );
}

/** Whether too many wrong passwords came before, so that this one was not checked. */
export function isLockedOut(failure: unknown): boolean {
  return isNotAuthorized(failure, 'Password attempts exceeded');
}

/** Whether the password was checked and is wrong. */
export function isRefusedPassword(failure: unknown): boolean {
  return isNotAuthorized(failure, 'Incorrect username or password');
}

/** Whether a code was not checked, because the address is already confirmed. */
export function isConfirmedAlready(failure: unknown): boolean {
  return isNotAuthorized(failure, 'User cannot be confirmed. Current status is CONFIRMED');
}

/** The user pool has one error name for many refusals; only the message distinguishes them. */
function isNotAuthorized(failure: unknown, sentence: string): boolean {
  return isNamed(failure, 'NotAuthorizedException') && (read(failure).message ?? '').startsWith(sentence);
}

function read(failure: unknown): { name?: string; message?: string } {
  return failure as { name?: string; message?: string };
}
