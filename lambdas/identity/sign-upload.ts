import type * as z from 'zod';
import type { uploadForm } from '#contracts/upload-shapes';
import type { SignForm } from './stores/upload-forms';

/** Lifetime of an upload form; a slow connection sends 5 MB in it. */
const formSeconds = 600;

/**
 * Signs the form by which a browser uploads a file.
 *
 * @param name          what the form is for, as `sign` names it
 * @param upload.until  the form expires by then at the latest. @default after ten minutes
 */
export async function signUpload<Name>(
  { sign, now }: { readonly sign: SignForm<Name>; readonly now: () => Date },
  name: Name,
  { mostBytes, until }: { readonly mostBytes: number; readonly until?: Date },
): Promise<z.input<typeof uploadForm>> {
  const at = now().getTime();
  const left = until ? Math.ceil((until.getTime() - at) / 1_000) : formSeconds;
  const seconds = Math.min(formSeconds, left);
  const fields = await sign(name, { mostBytes, seconds });
  return { fields, mostBytes, expiresAt: new Date(at + seconds * 1_000).toISOString() };
}
