import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { sendFile } from '#web/lib/api/send-file';
import type { DocumentKind } from './document-copy';

/**
 * Uploads a document of an identity check directly to the bucket, into quarantine.
 *
 * @param idempotencyKey  reserves one upload slot, also across retries of the same file
 * @throws ApiRefusal or FileNotSent
 */
export async function sendDocument(kind: DocumentKind, file: File, idempotencyKey: string): Promise<void> {
  const { document } = await playFabOps.post('/account/identity-check/uploads', {
    body: { kind },
    idempotencyKey,
  });
  const form = await playFabOps
    .get('/account/identity-check/uploads/{document}', { path: { document } })
    .catch(nullIfArrived);
  if (form) await sendFile(form.fields, file);
}

/** A slot that was just confirmed has no form only if its file has arrived, at an earlier attempt without an answer. */
function nullIfArrived(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.code === 'identity/unknown-document') return null;
  throw failure;
}
