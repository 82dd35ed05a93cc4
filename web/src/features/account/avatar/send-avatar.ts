import { playFabOps } from '#web/lib/api/play-fab-ops';
import { sendFile } from '#web/lib/api/send-file';
import type { AccountDetails } from '../account-details';

/**
 * Uploads an avatar with a signed form and assigns it to the player.
 *
 * @throws ApiRefusal or FileNotSent
 */
export async function sendAvatar(picture: Blob): Promise<AccountDetails> {
  const { fields } = await playFabOps.get('/account/avatar/upload-form');
  await sendFile(fields, picture);
  return playFabOps.put('/account/avatar', {});
}
