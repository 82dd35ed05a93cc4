import { promptReauthentication } from '../session-end';

/** What Amplify says when there is no token, and what AppSync does of one that it does not take any more. */
const endsSession = /^(NoSignedUser|NoValidAuthTokens|UnauthorizedException)/;

/**
 * Waits for an answer. When the session has ended, the player is asked to sign in again over the page, and what they wanted is sent once
 * more: nothing was done for it the first time.
 */
export async function goOnSignedIn<Answer>(
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

/** A role that may not do something is answered in another way: as an error of its field, with no other behind it. */
function isSessionOver(failure: unknown): boolean {
  const { errors = [] } = (failure ?? {}) as { errors?: readonly { originalError?: { name?: string } }[] };
  return errors.some(({ originalError }) => endsSession.test(originalError?.name ?? ''));
}
