import type { Refusal } from '#contracts/errors';
import { mostAvatarBytes } from '#domain/player/avatar';
import type { SignAvatarForm } from '#lambdas/identity/stores/upload-forms';
import { isRefusal } from '#lambdas/runtime/refusal';
import { signUpload } from '#lambdas/runtime/sign-upload';
import { findProfile } from './change-profile';
import { type AccountDependencies, type AccountView, changeAccount } from './read-account';
import type { AvatarFiles } from './stores/avatar-files';

export interface AvatarDependencies extends AccountDependencies {
  readonly avatars: AvatarFiles;
  readonly signAvatarForm: SignAvatarForm;
  readonly now: () => Date;
}

/** Signs an upload form, restricted to the player's own key and to the size limit of an avatar. */
export async function signAvatarForm(
  { signAvatarForm: sign, loadOrOpen, now }: AvatarDependencies,
  player: string,
) {
  // A sign-in that was ended gets no form.
  await loadOrOpen(player);
  return signUpload({ sign, now }, player, { mostBytes: mostAvatarBytes });
}

/**
 * Makes the player's latest upload the avatar, judged by its bytes and not by its name or declared type. After a crash between the file and
 * the profile, a repeat writes both again; until then the profile still dates the previous picture, which the new file has replaced. The
 * upload stays, and the bucket expires it within a day.
 */
export async function chooseAvatar(
  dependencies: AvatarDependencies,
  player: string,
): Promise<AccountView | Refusal> {
  const { avatars, loadOrOpen, now } = dependencies;
  // Before anything is written: a sign-in that was ended changes nothing.
  await loadOrOpen(player);
  const bytes = await avatars.readUpload(player, mostAvatarBytes);
  if (bytes === 'missing') return { code: 'pictures/unknown-upload' };
  if (bytes === 'too-large') return { code: 'pictures/too-large' };
  // Few requests judge a picture, and every cold start would load what it takes.
  const { avatarTypeOf } = await import('./avatar-type');
  const contentType = avatarTypeOf(bytes);
  if (!contentType) return { code: 'pictures/not-a-picture' };
  await avatars.save(player, { bytes, contentType });
  return changeAccount(dependencies, player, (profile) => ({ ...profile, avatar: { setAt: now() } }));
}

/** The avatar as a data URL, so that it has no address that could be shared. */
export async function readAvatar(
  { avatars, players, loadOrOpen }: AvatarDependencies,
  player: string,
): Promise<string | null> {
  await loadOrOpen(player);
  const { avatar } = await findProfile(players, player);
  const file = avatar && (await avatars.read(player));
  return file ? `data:${file.contentType};base64,${Buffer.from(file.bytes).toString('base64')}` : null;
}

/** Removes the avatar, from the profile first, so that no page shows a deleted picture. A repeat finishes what is left. */
export async function removeAvatar(
  dependencies: AvatarDependencies,
  player: string,
): Promise<AccountView | Refusal> {
  const view = await changeAccount(dependencies, player, (profile) =>
    profile.avatar ? { ...profile, avatar: null } : profile,
  );
  if (!isRefusal(view)) await dependencies.avatars.remove(player);
  return view;
}
