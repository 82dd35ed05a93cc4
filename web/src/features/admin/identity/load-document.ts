import { playFabOps } from '#web/lib/api/play-fab-ops';

/** A document as the reviewer's browser has it. */
export interface LoadedDocument {
  readonly id: string;
  /** Address of the picture on this page, or of the file where it is no picture. */
  readonly url: string;
  readonly isPicture: boolean;
}

/**
 * Loads a document; each view is logged. Its address works for a few minutes only, so the page keeps the picture itself.
 *
 * @throws ApiRefusal, or an Error if the file cannot be read
 */
export async function loadDocument(player: string, document: string): Promise<LoadedDocument> {
  const path = { player, document };
  const { url } = await playFabOps.post('/admin/identity-checks/{player}/documents/{document}/views', {
    path,
  });
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file of a document was answered with ${response.status}`);
  const file = await response.blob();
  const isPicture = file.type.startsWith('image/');
  return { id: document, url: isPicture ? URL.createObjectURL(file) : url, isPicture };
}
