import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { assertTime, beforeEachAttempt, patience, waitingAtMost } from './patience';

/** Creates a client for the user pool. */
export function cognito(limits = patience): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient(waitingAtMost(limits));
  client.middlewareStack.add(assertTime(limits), beforeEachAttempt);
  return client;
}
