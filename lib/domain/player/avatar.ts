/** Width and height of a picture in pixels; the browser scales it before the upload. */
export const avatarPixels = 256;

/** Far above the size of any picture at these dimensions. */
export const mostAvatarBytes = 256 * 1024;

/** Accepted formats; Safari encodes JPEG only. */
export type AvatarType = 'image/webp' | 'image/jpeg';

/** Picture metadata in the player record. The bytes are in the bucket, one picture per player. */
export interface Avatar {
  readonly setAt: Date;
}
