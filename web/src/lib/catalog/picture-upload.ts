import { playFabOps } from '../api/play-fab-ops';
import { configureStorage } from '../session/amplify';

/** Widths of stored pictures, in the order that the picture check expects. */
const pictureWidths = [800, 400] as const;

/** A picture in both widths, ready for upload. */
export type PictureSizes = readonly [large: Blob, small: Blob];

/** A file that cannot become a product's picture, with a message for the admin. */
export class PictureRefused extends Error {}

/** Largest file that can be chosen; it is scaled down before the upload. */
export const mostMegabytes = 10;
const quality = 0.85;

/** Why a file cannot be a picture, from its metadata; null when it may be one. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return 'This file is not a picture.';
  if (size > mostMegabytes * 1024 * 1024) return `Pictures can be up to ${mostMegabytes} MB.`;
  return null;
}

/** Maximum share of a picture that is cropped; above it, the whole picture is shown with margins. */
const mostCut = 0.3;

/**
 * Places a picture on a 4:3 canvas: centered and cropped to fill it; shown whole with very different proportions, since a tower without
 * its top is not recognizable.
 *
 * @param source  size of the picture
 * @param width   of the canvas, in pixels
 * @returns the size of the canvas, and position and size of the drawn picture
 */
export function placePicture(source: { width: number; height: number }, width: number) {
  const height = (width * 3) / 4;
  const filling = Math.max(width / source.width, height / source.height);
  const fitting = Math.min(width / source.width, height / source.height);
  const scale = 1 - fitting / filling > mostCut ? fitting : filling;
  const drawn = { width: source.width * scale, height: source.height * scale };
  return { width, height, drawn: { ...drawn, x: (width - drawn.width) / 2, y: (height - drawn.height) / 2 } };
}

/**
 * Re-encodes a picture in both widths, which drops metadata such as its location.
 *
 * @throws PictureRefused for an unreadable picture, or a browser that cannot encode WebP
 */
export async function encodePicture(file: File): Promise<PictureSizes> {
  const fault = pictureFault(file);
  if (fault) throw new PictureRefused(fault);
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureRefused('This picture could not be read. Try another file.', { cause });
  });
  try {
    const [large, small] = pictureWidths;
    return [await drawn(picture, large), await drawn(picture, small)];
  } finally {
    picture.close();
  }
}

/**
 * Uploads both sizes under the admin's own identity and publishes them.
 *
 * @param upload.name  unique among uploads; a retry of the same picture reuses it
 * @param upload.onProgress  called with the uploaded share, 0 to 1
 * @returns the key that a product names
 */
export async function uploadPicture({
  name,
  sizes,
  onProgress,
}: {
  name: string;
  sizes: PictureSizes;
  onProgress: (share: number) => void;
}): Promise<string> {
  const [{ uploadData }] = await Promise.all([import('aws-amplify/storage'), configureStorage()]);
  const sent = sizes.map(() => 0);
  const total = sizes.reduce((bytes, { size }) => bytes + size, 0);
  const uploads = await Promise.all(
    sizes.map(async (data, index) => {
      const { path } = await uploadData({
        path: ({ identityId }) => `uploads/${identityId}/${name}-${pictureWidths[index]}.webp`,
        data,
        options: {
          contentType: 'image/webp',
          onProgress({ transferredBytes }) {
            sent[index] = transferredBytes;
            onProgress(Math.min(1, sent.reduce((sum, bytes) => sum + bytes, 0) / total));
          },
        },
      }).result;
      return path;
    }),
  );
  const { image } = await playFabOps.post('/admin/pictures', { body: { uploads }, idempotencyKey: name });
  return image;
}

async function drawn(picture: ImageBitmap, canvasWidth: number): Promise<Blob> {
  const { width, height, drawn: at } = placePicture(picture, canvasWidth);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureRefused('This browser cannot process pictures. Try Chrome, Edge or Firefox.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, at.x, at.y, at.width, at.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  // A browser without WebP encodes PNG instead, which the picture check would reject.
  if (blob?.type !== 'image/webp')
    throw new PictureRefused('This browser cannot save WebP pictures. Use Chrome, Edge or Firefox.');
  return blob;
}
