import { Refusal } from '../http/aws-json';

export const notAuthorized = (message: string) => new Refusal('NotAuthorizedException', message);

/** The same message for a wrong password and an unknown user, so that addresses cannot be probed. */
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.');

export const unauthorizedAttribute = () =>
  notAuthorized('A client attempted to write unauthorized attribute');

export const codeMismatch = () =>
  new Refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const codeExpired = () =>
  new Refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export const userNotFound = () => new Refusal('UserNotFoundException', 'User does not exist.');

export const invalidParameter = (message: string) => new Refusal('InvalidParameterException', message);

export const notFound = (message: string) => new Refusal('ResourceNotFoundException', message);

export const aliasExists = () =>
  new Refusal('AliasExistsException', 'An account with the given email already exists.');
