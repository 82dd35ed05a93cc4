import { Images } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import { pictureRules } from '#domain/rewards/picture-rules';
import { CatalogFailure } from '../catalog-failure';
import { LibraryTile } from './library-tile';
import { usePictureLibrary } from './use-picture-library';
import './library.css';

/** All pictures uploaded for products, to be reused or removed for good. */
export function PictureLibrary({
  open,
  chosen,
  room,
  onChoose,
  onClose,
}: {
  open: boolean;
  /** Keys of pictures that the product already shows. */
  chosen: readonly string[];
  /** Number of further pictures that the product takes. */
  room: number;
  onChoose: (key: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="Stored pictures" className="picture-library">
      <Library chosen={chosen} room={room} onChoose={onChoose} />
    </Dialog>
  );
}

function Library({
  chosen,
  room,
  onChoose,
}: {
  chosen: readonly string[];
  room: number;
  onChoose: (key: string) => void;
}) {
  const { pictures, failure, isLoading, isMore, loadMore, remove } = usePictureLibrary();
  if (pictures?.length === 0 && failure === null)
    return <EmptyState Icon={Images}>No pictures yet.</EmptyState>;
  return (
    <>
      <p className="mbe-4 text-muted">
        {room > 0
          ? `You can add ${room} more. Pictures that no product uses are deleted after ${pictureRules.keptDays} days.`
          : 'This product has the maximum number of pictures. Remove one to choose another.'}
      </p>
      <ul className="grid grid-fill-38 gap-4 mbe-4">
        {pictures?.map((picture) => (
          <LibraryTile
            key={picture.key}
            picture={picture}
            isChosen={chosen.includes(picture.key)}
            isRoom={room > 0}
            onChoose={() => onChoose(picture.key)}
            onRemove={(idempotencyKey) => remove(picture.key, idempotencyKey)}
          />
        ))}
        {pictures === null && failure === null && <WaitingTiles />}
      </ul>
      {failure !== null && <CatalogFailure failure={failure} onRetry={loadMore} />}
      {isMore && failure === null && (
        <Button variant="outline" pending={isLoading} onClick={loadMore}>
          Show more
        </Button>
      )}
    </>
  );
}

function WaitingTiles() {
  return Array.from({ length: 8 }, (_, index) => (
    <li key={index}>
      <Skeleton className="picture-library-waiting" />
    </li>
  ));
}
