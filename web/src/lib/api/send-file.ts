import { loadConfig } from './config';

/** A failed upload to the bucket; nothing was stored. */
export class FileNotSent extends Error {
  override readonly name = 'FileNotSent';
}

/**
 * Uploads a file directly to the file bucket, to the key for which its form is signed.
 *
 * @param fields  of the signed form
 * @throws FileNotSent
 */
export async function sendFile(fields: Readonly<Record<string, string>>, file: Blob): Promise<void> {
  const { filesUrl } = await loadConfig();
  const answer = await fetch(filesUrl, { method: 'POST', body: filledForm(fields, file) }).catch(
    (cause: unknown) => {
      throw new FileNotSent('The file could not be uploaded.', { cause });
    },
  );
  if (!answer.ok) throw new FileNotSent(`The bucket answered ${answer.status}.`);
}

/** The file with the fields of its signed form, which come first. */
export function filledForm(fields: Readonly<Record<string, string>>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}
