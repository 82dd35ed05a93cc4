import { playFabOps } from '#web/lib/play-fab-ops';
import { sendFile } from '#web/lib/send-file';
import type { DocumentKind } from './document-copy';

/** What a file may weigh, as the form that is signed for it says too. */
export const mostBytes = 5 * 1024 * 1024;

/**
 * Sends a file for an identity check, straight to the bucket and into quarantine.
 *
 * @param idempotencyKey  asks for one place, however often a lost connection makes it ask
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
