import { Refusal } from '../http/aws-json';

/** The same message for a wrong password and an unknown user, so that addresses cannot be probed. */
export const incorrectCredentials = () =>
  new Refusal('NotAuthorizedException', 'Incorrect username or password.');

export const passwordNotResettable = () =>
  new Refusal('NotAuthorizedException', 'User password cannot be reset in the current state.');

export const codeMismatch = () =>
  new Refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const codeExpired = () =>
  new Refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export const userNotFound = () => new Refusal('UserNotFoundException', 'User does not exist.');

export const invalidParameter = (message: string) => new Refusal('InvalidParameterException', message);

export const notFound = (message: string) => new Refusal('ResourceNotFoundException', message);

export const aliasExists = () =>
  new Refusal('AliasExistsException', 'An account with the given email already exists.');
