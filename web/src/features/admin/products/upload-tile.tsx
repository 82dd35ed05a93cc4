import { RotateCw, X } from 'lucide-react';
import { Button } from '#components/ui/button';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';
import { PictureRefused } from '#web/lib/catalog/picture-upload';
import type { Upload } from './use-picture-uploads';

/** An upload: its progress, or why it failed. */
export function UploadTile({
  upload: { file, share, failure },
  onRetry,
  onDrop,
}: {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}) {
  if (failure === null)
    return (
      <li className="picture-tile picture-upload">
        <span className="wrap-anywhere text-muted">{file.name}</span>
        <progress className="block-1.5 inline-full" aria-label={`Uploading ${file.name}`} value={share} />
      </li>
    );
  // A retry does not help for a file that is not a picture.
  const mayHelp = !(failure instanceof PictureRefused);
  return (
    <li className="picture-tile picture-upload" data-failed>
      <span className="wrap-anywhere text-muted">{file.name}</span>
      <p className="font-semibold text-error" role="alert">
        {failure instanceof PictureRefused ? failure.message : catalogMessageFor(failure).title}
      </p>
      <div className="picture-tools">
        {mayHelp && (
          <Button variant="quiet" icon aria-label={`Try ${file.name} again`} onClick={onRetry}>
            <RotateCw aria-hidden="true" size={16} />
          </Button>
        )}
        <Button variant="quiet" icon aria-label={`Dismiss ${file.name}`} onClick={onDrop}>
          <X aria-hidden="true" size={16} />
        </Button>
      </div>
    </li>
  );
}
