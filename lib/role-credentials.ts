/**
 * Replaces `@aws-sdk/credential-provider-node` in every bundle: Lambda puts the credentials of the function's role into its environment and
 * replaces the whole environment before they expire.
 *
 * @throws when the environment contains none, which cannot happen in Lambda
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error('The environment holds no AWS credentials.');
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  };
};
