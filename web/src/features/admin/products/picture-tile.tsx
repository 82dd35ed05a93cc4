import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { StoredPicture } from '#components/ui/stored-picture';

/** A picture of a product, with its actions. */
export function PictureTile({
  imageKey,
  place,
  count,
  onMove,
  onRemove,
}: {
  imageKey: string;
  place: number;
  count: number;
  onMove: (by: number) => void;
  onRemove: () => void;
}) {
  return (
    <li className="picture-tile">
      <StoredPicture imageKey={imageKey} eager sizes="10rem" />
      {place === 1 && (
        <Badge className="absolute inset-bs-2 inset-s-2" tone="secondary" filled>
          Cover
        </Badge>
      )}
      <div className="picture-tools">
        <Button
          variant="quiet"
          icon
          aria-label={`Move picture ${place} forward`}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden="true" size={16} />
        </Button>
        <Button
          variant="quiet"
          icon
          aria-label={`Move picture ${place} back`}
          disabled={place === count}
          onClick={() => onMove(1)}
        >
          <ArrowRight aria-hidden="true" size={16} />
        </Button>
        <Button variant="quiet" icon aria-label={`Remove picture ${place}`} onClick={onRemove}>
          <X aria-hidden="true" size={16} />
        </Button>
      </div>
    </li>
  );
}
