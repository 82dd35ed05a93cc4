import type * as z from 'zod';
import type { uploadForm } from '#contracts/upload-shapes';

/**
 * Signs a form by which a browser uploads one file of limited size to one key. S3 refuses a larger file, another key and an expired form.
 *
 * @returns the form fields, to be sent to the bucket with the file as the last one
 */
export type SignForm<Name> = (
  name: Name,
  upload: { mostBytes: number; seconds: number },
) => Promise<Record<string, string>>;

/** Lifetime of an upload form; a slow connection sends 5 MB in it. */
const formSeconds = 600;

/**
 * Signs the form by which a browser uploads a file.
 *
 * @param name          what the form is for, as `sign` names it
 * @param upload.until  the form expires by then at the latest. @default after ten minutes
 * @throws RangeError when less than a second is left: see `secondsUntil`
 */
export async function signUpload<Name>(
  { sign, now }: { readonly sign: SignForm<Name>; readonly now: () => Date },
  name: Name,
  { mostBytes, until }: { readonly mostBytes: number; readonly until?: Date },
): Promise<z.input<typeof uploadForm>> {
  const at = now();
  const seconds = Math.min(formSeconds, until ? secondsUntil(until, at) : formSeconds);
  if (seconds < 1) throw new RangeError('An upload form is valid for at least one second');
  const fields = await sign(name, { mostBytes, seconds });
  return { fields, mostBytes, expiresAt: new Date(at.getTime() + seconds * 1_000).toISOString() };
}

/** The whole seconds that are left until an instant: a form is valid for whole seconds, and not beyond the end of its upload. */
export function secondsUntil(until: Date, at: Date): number {
  return Math.floor((until.getTime() - at.getTime()) / 1_000);
}
