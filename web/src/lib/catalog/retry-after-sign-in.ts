import { promptReauthentication } from '../session/session-end';

/** Amplify's error for a missing token, and AppSync's for an expired or revoked one. */
const endsSession = /^(NoSignedUser|NoValidAuthTokens|UnauthorizedException)/;

/**
 * Waits for an answer. When the session has ended, the player is asked to sign in again over the page, and the call is repeated: the first
 * attempt had no effect.
 */
export async function retryAfterSignIn<Answer>(
  answer: Promise<Answer>,
  sendAgain: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (failure) {
    if (!isSessionOver(failure) || !(await promptReauthentication())) throw failure;
  }
  return sendAgain();
}

/** A missing permission is reported differently: as an error of its field, without an underlying error. */
function isSessionOver(failure: unknown): boolean {
  const { errors = [] } = (failure ?? {}) as { errors?: readonly { originalError?: { name?: string } }[] };
  return errors.some(({ originalError }) => endsSession.test(originalError?.name ?? ''));
}
