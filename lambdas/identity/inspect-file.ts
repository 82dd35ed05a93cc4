import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { FileFault } from '#domain/player/identity-check';
import type { AttachmentType } from '#domain/support/attachment';

/** The type of a file by its bytes; file name and declared type are ignored. */
export type InspectedFile = { readonly contentType: AttachmentType } | { readonly fault: FileFault };

const pictures = [
  { contentType: 'image/jpeg', format: JPG },
  { contentType: 'image/png', format: PNG },
  { contentType: 'image/webp', format: WEBP },
] as const;

/** The name on an identity document is unreadable on fewer pixels. */
const leastSideOfDocuments = 300;

/**
 * Inspects the bytes of a file: reviewers get JPEG, PNG and WebP pictures, and PDF.
 *
 * @param leastSide  of a picture, in pixels
 */
export function inspectFile(bytes: Uint8Array, leastSide = leastSideOfDocuments): InspectedFile {
  if (isPdf(bytes)) return { contentType: 'application/pdf' };
  const picture = pictures.find(({ format }) => isOf(format, bytes));
  const size = picture && sizeOf(picture.format, bytes);
  if (!size) return { fault: 'not-a-document' };
  const isLegible = Math.min(size.width, size.height) >= leastSide;
  return isLegible ? { contentType: picture.contentType } : { fault: 'too-small' };
}

function isPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // ISO 32000-1, 7.5.2 and 7.5.5; readers look for the end within the last 1,024 bytes.
  return /^%PDF-[12]\.\d/.test(text.toString('latin1', 0, 8)) && text.subarray(-1024).includes('%%EOF');
}

type PictureFormat = (typeof pictures)[number]['format'];

/** The library throws for truncated bytes instead of returning false. */
function isOf(format: PictureFormat, bytes: Uint8Array): boolean {
  try {
    return format.validate(bytes);
  } catch {
    return false;
  }
}

function sizeOf(format: PictureFormat, bytes: Uint8Array) {
  try {
    return format.calculate(bytes);
  } catch {
    return undefined;
  }
}
