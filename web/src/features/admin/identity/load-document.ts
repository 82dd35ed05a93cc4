import { playFabOps } from '#web/lib/api/play-fab-ops';
import { framePdf } from '#web/lib/page/frame-pdf';

/** A document as the reviewer's browser has it. */
export interface LoadedDocument {
  readonly id: string;
  /** Address of the file, which works for a few minutes. */
  readonly url: string;
  /** The file on this page; null for a PDF that only a tab of its own can show. */
  readonly view: DocumentView | null;
}

/** A file that this page has loaded and shows. */
interface DocumentView {
  readonly kind: 'picture' | 'pdf';
  readonly url: string;
  readonly release: () => void;
}

/**
 * Loads a document; each view is logged. Its address works for a few minutes only, so the page keeps the file itself.
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
  return { id: document, url, view: await viewOf(await response.blob()) };
}

async function viewOf(file: Blob): Promise<DocumentView | null> {
  if (!file.type.startsWith('image/')) {
    const framed = await framePdf(file);
    return framed && { kind: 'pdf', ...framed };
  }
  const url = URL.createObjectURL(file);
  return { kind: 'picture', url, release: () => URL.revokeObjectURL(url) };
}
