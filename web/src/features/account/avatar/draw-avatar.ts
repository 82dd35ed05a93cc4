import { avatarPixels } from '#domain/player/avatar';
import { PictureRefused, pictureFault } from '#web/lib/catalog/picture-upload';

const quality = 0.85;
const cannotResize = 'This browser cannot resize pictures. Try another browser.';

/** Returns the largest square in the middle of a picture. */
export function squareOf({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/**
 * Redraws the middle of a picture as a small square, which drops metadata such as the location.
 *
 * @throws PictureRefused with a message if the file is not a picture
 */
export async function drawAvatar(file: File): Promise<Blob> {
  const fault = pictureFault(file);
  if (fault) throw new PictureRefused(fault);
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureRefused('We could not read this file as a picture.', { cause });
  });
  const canvas = document.createElement('canvas');
  canvas.width = avatarPixels;
  canvas.height = avatarPixels;
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureRefused(cannotResize);
  const { x, y, side } = squareOf(picture);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, avatarPixels, avatarPixels);
  picture.close();
  const blob = await written(canvas, 'image/webp');
  // Browsers that cannot encode WebP write PNG instead; JPEG works in every browser.
  return blob.type === 'image/webp' ? blob : written(canvas, 'image/jpeg');
}

async function written(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new PictureRefused(cannotResize);
  return blob;
}
