import type { LoadedDocument } from './load-document';
import { PictureViewer } from './picture-viewer';

/**
 * The opened document beside what the player claims: a picture, or a PDF in a frame with a link to its file.
 *
 * @param onOpened  called when the frame shows the PDF, and when its link is followed
 */
export function DocumentViewer({
  name,
  document: { url, view },
  onOpened,
}: {
  name: string;
  document: LoadedDocument;
  onOpened: () => void;
}) {
  if (view?.kind === 'picture') return <PictureViewer name={name} url={view.url} />;
  return (
    <div className="grid gap-2">
      {/* No browser shows a PDF in a sandbox. */}
      {view && (
        <iframe
          className="document-viewport"
          src={view.url}
          title={`${name} of the player`}
          onLoad={onOpened}
        />
      )}
      <p>
        <a className="text-link" href={url} target="_blank" rel="noreferrer" onClick={onOpened}>
          {`Open ${name} (PDF) in a new tab`}
        </a>
      </p>
    </div>
  );
}
