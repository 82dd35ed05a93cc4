import { configureStorage } from '../amplify';
import { playFabOps } from '../play-fab-ops';

/** How wide a picture is stored, in the order in which the check of pictures wants them. */
const pictureWidths = [800, 400] as const;

/** A picture in both of its widths, ready to be uploaded. */
export type PictureSizes = readonly [large: Blob, small: Blob];

/** What cannot become a product's picture, in words for whoever chose it. */
export class PictureRefused extends Error {}

const mostMegabytes = 10;
const quality = 0.85;

/** Why a file cannot be a picture, as far as can be told without reading it; null when it may be one. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return 'This file is not a picture.';
  if (size > mostMegabytes * 1024 * 1024) return `A picture has at most ${mostMegabytes} MB.`;
  return null;
}

/** How much of a picture may be cut off before all of it is shown with room around it instead. */
const mostCut = 0.3;

/**
 * Where a picture goes on a canvas of 4:3: it fills the canvas from its middle; one of very different proportions is
 * shown whole, since a tower without its top tells nothing.
 *
 * @param source  size of the picture
 * @param width   of the canvas, in pixels
 * @returns the size of the canvas, and where and how large all of the picture is drawn on it
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
 * Draws a picture anew in both widths. What else its file holds, such as where it was taken, stays behind.
 *
 * @throws PictureRefused in words, when this is no picture or the browser cannot write WebP
 */
export async function encodePicture(file: File): Promise<PictureSizes> {
  const fault = pictureFault(file);
  if (fault) throw new PictureRefused(fault);
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureRefused('This file could not be read as a picture.', { cause });
  });
  try {
    const [large, small] = pictureWidths;
    return [await drawn(picture, large), await drawn(picture, small)];
  } finally {
    picture.close();
  }
}

/**
 * Uploads both sizes under the admin's own identity and has them published.
 *
 * @param upload.name  unique among uploads; the same again when the same picture is tried again
 * @param upload.onProgress  told the uploaded share, 0 to 1
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
  if (!pen) throw new PictureRefused('This browser cannot draw pictures.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, at.x, at.y, at.width, at.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  // A browser that does not know WebP writes PNG instead, which the check of pictures would refuse.
  if (blob?.type !== 'image/webp')
    throw new PictureRefused('This browser cannot write WebP pictures; Chrome, Edge and Firefox can.');
  return blob;
}
