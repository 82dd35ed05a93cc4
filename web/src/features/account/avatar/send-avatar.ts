import { configureStorage } from '#web/lib/amplify';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { AccountDetails } from '../account-details';

/** Uploads a picture under the player's own identity, under a name that nobody guesses, and has it made theirs. */
export async function sendAvatar(picture: Blob): Promise<AccountDetails> {
  const [{ uploadData }] = await Promise.all([import('aws-amplify/storage'), configureStorage()]);
  const { path } = await uploadData({
    path: ({ identityId }) => `uploads/${identityId}/avatar/${crypto.randomUUID()}`,
    data: picture,
    options: { contentType: picture.type },
  }).result;
  return playFabOps.put('/account/avatar', { body: { upload: path } });
}
