import type { CredentialsAndIdentityIdProvider } from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';

/**
 * Amplify's provider of AWS credentials, which requests a new identity once when the identity pool no longer knows the cached one. Amplify
 * itself caches a guest's identity forever, so every later call would fail until the browser's storage is cleared.
 * https://github.com/aws-amplify/amplify-js/issues/2301
 */
export const awsCredentials: CredentialsAndIdentityIdProvider = {
  async getCredentialsAndIdentityId(options) {
    try {
      return await cognitoCredentialsProvider.getCredentialsAndIdentityId(options);
    } catch (failure) {
      if ((failure as Error).name !== 'ResourceNotFoundException') throw failure;
      await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
      return cognitoCredentialsProvider.getCredentialsAndIdentityId(options);
    }
  },
  clearCredentialsAndIdentityId: () => cognitoCredentialsProvider.clearCredentialsAndIdentityId(),
};
