import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react';
import { StoredPicture } from '#components/ui/stored-picture';
import { pictureLabel } from './gallery';
import type { useGallery } from './use-gallery';

/** A row of large pictures that snaps to one of them, with arrows to the others. */
export function GalleryTrack({
  name,
  pictures,
  gallery: { chosen, turn, track },
  onZoom,
}: {
  name: string;
  pictures: readonly string[];
  gallery: ReturnType<typeof useGallery>;
  onZoom: () => void;
}) {
  if (pictures.length === 0) return <StoredPicture imageKey={null} />;
  return (
    <div className="relative overflow-clip rounded-md">
      <ul className="gallery-track" {...track}>
        {pictures.map((key, index) => (
          <li key={key}>
            <button
              type="button"
              className="gallery-picture"
              aria-label={`Zoom ${pictureLabel(name, index, pictures.length)}`}
              tabIndex={index === chosen ? 0 : -1}
              onClick={onZoom}
            >
              <StoredPicture
                imageKey={key}
                alt={pictureLabel(name, index, pictures.length)}
                eager={index === 0}
                sizes="(width < 64rem) 90vw, 34rem"
              />
            </button>
          </li>
        ))}
      </ul>
      <ZoomIn className="gallery-zoom-mark" aria-hidden="true" size={20} />
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className="gallery-arrow"
            data-way="back"
            aria-label="Previous picture"
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden="true" size={22} />
          </button>
          <button
            type="button"
            className="gallery-arrow"
            data-way="forward"
            aria-label="Next picture"
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden="true" size={22} />
          </button>
        </>
      )}
    </div>
  );
}
