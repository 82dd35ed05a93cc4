import { createHash } from 'node:crypto';
import { WEBP } from 'image-size/types/webp';
import type { Refusal } from '#contracts/errors';
import { pictureRules } from '#domain/rewards/picture-rules';
import { recordPictureAct, type RecordPictureActDependencies } from './record-picture-act';
import type { PictureStore } from './stores/picture-store';

export interface PublishPictureDependencies extends RecordPictureActDependencies {
  readonly pictures: PictureStore;
}

/** Widths of a product picture in pixels, in upload order. */
const widths = [800, 400] as const;
const mostBytes = pictureRules.mostMegabytes * 1024 * 1024;

/**
 * Publishes an uploaded picture after checking its bytes; name and content type are not trusted. The public name derives from the content
 * of both sizes, so that a repeat changes nothing and no other picture is replaced. The audit entry is written before the picture becomes
 * public, and only once.
 *
 * @param request.uploads  keys of the two sizes, the larger one first
 * @returns the key for the product
 */
export async function publishPicture(
  dependencies: PublishPictureDependencies,
  { uploads, actor }: { uploads: readonly string[]; actor: string },
): Promise<{ image: string } | Refusal> {
  const { pictures } = dependencies;
  const found = await Promise.all(uploads.map((key) => pictures.readUpload(key, mostBytes)));
  const sizes: Uint8Array[] = [];
  for (const [index, upload] of found.entries()) {
    if (upload === 'missing') return { code: 'pictures/unknown-upload' };
    if (upload === 'too-large') return { code: 'pictures/too-large' };
    if (!isWebpOfWidth(upload, widths[index])) return { code: 'pictures/not-a-picture' };
    sizes.push(upload);
  }
  const hash = createHash('sha256');
  for (const bytes of sizes) hash.update(bytes);
  const name = hash.digest('hex').slice(0, 24);
  const keys = widths.map((width) => `media/products/${name}-${width}.webp`);
  const image = keys[0] ?? '';
  const lost = await recordPictureAct(dependencies, { image, actor, act: 'picture-published' });
  if (lost) return lost;
  await Promise.all(sizes.map((bytes, index) => pictures.publish(keys[index] ?? '', bytes)));
  return { image };
}

function isWebpOfWidth(bytes: Uint8Array, width: number | undefined): boolean {
  const size = sizeOf(bytes);
  return size !== undefined && size.width === width && size.height > 0 && size.height <= 2 * size.width;
}

function sizeOf(bytes: Uint8Array) {
  try {
    return WEBP.validate(bytes) ? WEBP.calculate(bytes) : undefined;
  } catch {
    return undefined; // The library throws for a broken picture.
  }
}
