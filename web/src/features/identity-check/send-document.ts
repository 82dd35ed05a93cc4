import { playFabOps } from '#web/lib/play-fab-ops';
import { sendFile } from '#web/lib/send-file';
import type { DocumentKind } from './document-copy';

export const mostMegabytes = 5;

/** Upper bound of a file's size; the signed form has the same. */
export const mostBytes = mostMegabytes * 1024 * 1024;

/**
 * Uploads a document of an identity check directly to the bucket, into quarantine.
 *
 * @param idempotencyKey  reserves one upload slot, also across retries
 * @throws ApiRefusal or FileNotSent
 */
export async function sendDocument(kind: DocumentKind, file: File, idempotencyKey: string): Promise<void> {
  const { document } = await playFabOps.post('/account/identity-check/uploads', {
    body: { kind },
    idempotencyKey,
  });
  const { fields } = await playFabOps.get('/account/identity-check/uploads/{document}', {
    path: { document },
  });
  await sendFile(fields, file);
}
