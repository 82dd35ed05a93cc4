import { updatePassword } from 'aws-amplify/auth';
import { fetchSession } from '#web/lib/amplify-session';
import { playFabOps } from '#web/lib/play-fab-ops';
import { settleSessionEnd } from '#web/lib/session-end';
import { storedSessionChanged } from '#web/lib/stored-session';
import { reauthenticate } from './cognito';

/**
 * Sets another password for whoever knows the one before, ends every sign-in that there is, and signs this page in anew: the user pool
 * by itself would leave whoever knew the old one signed in.
 *
 * @returns whether every other sign-in is surely over; the new password holds either way
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
    storedSessionChanged();
    // What this page asked for meanwhile waits for that, behind the same question that every other device is asked.
    settleSessionEnd(true);
  } catch (failure) {
    // The next request asks for the password over the page.
    reportError(failure);
  }
  return true;
}
