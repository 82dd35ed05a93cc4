import { loadConfig } from './config';
import { FileNotSent, filledForm } from './send-file';

/**
 * Uploads a file as `sendFile` does, and reports how much has been sent, which `fetch` cannot.
 *
 * @param onProgress  receives the sent part, from 0 to 1
 * @throws FileNotSent
 */
export async function sendFileWithProgress(
  fields: Readonly<Record<string, string>>,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<void> {
  const { filesUrl } = await loadConfig();
  const status = await new Promise<number>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', filesUrl);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    // Without an answer the status is 0.
    request.addEventListener('loadend', () => resolve(request.status));
    request.send(filledForm(fields, file));
  });
  if (status < 200 || status > 299) throw new FileNotSent(`The bucket answered ${status}.`);
}
