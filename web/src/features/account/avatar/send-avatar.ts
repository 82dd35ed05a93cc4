import { playFabOps } from '#web/lib/play-fab-ops';
import { sendFile } from '#web/lib/send-file';
import type { AccountDetails } from '../account-details';

/**
 * Sends a picture of the player with a form that is signed for it, and has it made theirs.
 *
 * @throws ApiRefusal or FileNotSent
 */
export async function sendAvatar(picture: Blob): Promise<AccountDetails> {
  const { fields } = await playFabOps.get('/account/avatar/upload-form');
  await sendFile(fields, picture);
  return playFabOps.put('/account/avatar', {});
}
