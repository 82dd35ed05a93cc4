import { X } from 'lucide-react';
import { Button } from '#components/ui/button';
import { sizeLabel } from '#web/lib/format/units';
import { fileName } from './attachable';

/**
 * A file of a message that is being written.
 *
 * @param part  sent, from 0 to 1; undefined before the upload
 * @param onRemove  absent for a file that can no longer be removed
 */
export function AttachedFile({
  file,
  part,
  isPending,
  onRemove,
}: {
  file: File;
  part: number | undefined;
  isPending: boolean;
  onRemove?: () => void;
}) {
  const name = fileName(file);
  return (
    <li className="ticket-file flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md py-1 ps-3 border-line">
      <span className="wrap-anywhere">{name}</span>
      <span className="text-sm text-muted">{sizeLabel(file.size)}</span>
      {part !== undefined && <progress aria-label={`Upload of ${name}`} max={1} value={part} />}
      {onRemove && (
        <Button variant="quiet" icon pending={isPending} aria-label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden="true" size={18} />
        </Button>
      )}
    </li>
  );
}
