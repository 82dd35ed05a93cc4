/** A player's picture of themselves is a square of so many pixels; browsers draw it anew in that size before it leaves them. */
export const avatarPixels = 256;

/** Drawn at that size no picture comes near to it. */
export const mostAvatarBytes = 256 * 1024;

/** How such a picture may be written: Safari writes JPEG alone. */
export type AvatarType = 'image/webp' | 'image/jpeg';

/** What the record of a player says of their picture; its bytes lie in the bucket, one picture a player. */
export interface Avatar {
  readonly setAt: Date;
}
