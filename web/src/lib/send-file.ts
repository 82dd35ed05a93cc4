import { loadConfig } from './config';

/** A file that did not get to the bucket; nothing of it was kept. */
export class FileNotSent extends Error {
  override readonly name = 'FileNotSent';
}

/**
 * Posts a file straight to the file bucket, into the one place that its form is signed for.
 *
 * @param fields  of the signed form
 * @throws FileNotSent
 */
export async function sendFile(fields: Readonly<Record<string, string>>, file: Blob): Promise<void> {
  const { filesUrl } = await loadConfig();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const answer = await fetch(filesUrl, { method: 'POST', body: form }).catch((cause: unknown) => {
    throw new FileNotSent('The file could not be sent.', { cause });
  });
  if (!answer.ok) throw new FileNotSent(`The bucket answered ${answer.status}.`);
}
