/** Whether the user pool, or Amplify before it, gave one of these reasons. */
export function isNamed(failure: unknown, ...names: string[]): boolean {
  return names.includes(read(failure).name ?? '');
}

/** Whether user pool or identity pool looked at what a browser remembers and did not take it. */
export function isTurnedAway(failure: unknown): boolean {
  return isNamed(
    failure,
    ...['NotAuthorizedException', 'UserNotFoundException', 'ResourceNotFoundException'],
  );
}

/** Whether too many wrong passwords came before: then nobody looked at this one. */
export function isLockedOut(failure: unknown): boolean {
  return isNotAuthorized(failure, 'Password attempts exceeded');
}

/** Whether the password was looked at and is not the account's. */
export function isRefusedPassword(failure: unknown): boolean {
  return isNotAuthorized(failure, 'Incorrect username or password');
}

/** Whether a code was not looked at, because the address needs none any more. */
export function isConfirmedAlready(failure: unknown): boolean {
  return isNotAuthorized(failure, 'User cannot be confirmed. Current status is CONFIRMED');
}

/** The user pool has one name for much that it refuses; only the sentence tells which. */
function isNotAuthorized(failure: unknown, sentence: string): boolean {
  return isNamed(failure, 'NotAuthorizedException') && (read(failure).message ?? '').startsWith(sentence);
}

function read(failure: unknown): { name?: string; message?: string } {
  return failure as { name?: string; message?: string };
}
