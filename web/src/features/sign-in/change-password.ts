import { updatePassword } from 'aws-amplify/auth';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { fetchSession } from '#web/lib/session/amplify-session';
import { settleSessionEnd } from '#web/lib/session/session-end';
import { notifyStoredSessionChange } from '#web/lib/session/stored-session';
import { reauthenticate } from './cognito';

/**
 * Sets a new password after checking the current one, ends every session and signs this page in again: the user pool alone would leave
 * everyone who knew the old password signed in.
 *
 * @returns whether every other session has surely ended; the new password is set either way
 */
export async function changePassword(change: {
  email: string;
  before: string;
  after: string;
}): Promise<boolean> {
  const { email, before, after } = change;
  const session = await fetchSession();
  await updatePassword({ oldPassword: before, newPassword: after });
  try {
    await playFabOps.post('/account/sign-outs', { idempotencyKey: crypto.randomUUID() });
  } catch (failure) {
    reportError(failure);
    return false;
  }
  try {
    if (session) await reauthenticate({ email, password: after }, session.player);
    notifyStoredSessionChange();
    // Requests of this page in the meantime wait behind the session-end dialog, like on other devices; this resumes them.
    settleSessionEnd(true);
  } catch (failure) {
    // The next request opens the session-end dialog.
    reportError(failure);
  }
  return true;
}
