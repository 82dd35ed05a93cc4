import { loadConfig } from '#web/lib/config';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { DocumentKind } from './document-words';

/** What a file may weigh, as the form that is signed for it says too. */
export const mostBytes = 5 * 1024 * 1024;

/** A file that did not get to the bucket; nothing of it was kept. */
export class DocumentNotSent extends Error {
  override readonly name = 'DocumentNotSent';
}

/**
 * Sends a file for an identity check, straight to the bucket and into quarantine.
 *
 * @param idempotencyKey  asks for one place, however often a lost connection makes it ask
 * @throws ApiRefusal or DocumentNotSent
 */
export async function sendDocument(kind: DocumentKind, file: File, idempotencyKey: string): Promise<void> {
  const { document } = await playFabOps.post('/account/identity-check/uploads', {
    body: { kind },
    idempotencyKey,
  });
  const { fields } = await playFabOps.get('/account/identity-check/uploads/{document}', {
    path: { document },
  });
  const { filesUrl } = await loadConfig();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const answer = await fetch(filesUrl, { method: 'POST', body: form }).catch((cause: unknown) => {
    throw new DocumentNotSent('The file could not be sent.', { cause });
  });
  if (!answer.ok) throw new DocumentNotSent(`The bucket answered ${answer.status}.`);
}
