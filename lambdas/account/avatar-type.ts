import { JPG } from 'image-size/types/jpg';
import { WEBP } from 'image-size/types/webp';
import { avatarPixels, type AvatarType } from '#domain/player/avatar';

const types: readonly { readonly contentType: AvatarType; readonly format: typeof WEBP }[] = [
  { contentType: 'image/webp', format: WEBP },
  { contentType: 'image/jpeg', format: JPG },
];

/** The type of a picture by its bytes; undefined when it is no square of the size of an avatar. */
export function avatarTypeOf(bytes: Uint8Array): AvatarType | undefined {
  return types.find(({ format }) => isSquareOf(format, bytes))?.contentType;
}

function isSquareOf(format: typeof WEBP, bytes: Uint8Array): boolean {
  try {
    if (!format.validate(bytes)) return false;
    const { width, height } = format.calculate(bytes);
    return width === avatarPixels && height === avatarPixels;
  } catch {
    return false; // the library throws for a damaged picture
  }
}
