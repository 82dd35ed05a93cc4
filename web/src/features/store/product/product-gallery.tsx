import { lazy, Suspense, useState } from 'react';
import { GalleryThumbs } from './gallery-thumbs';
import { GalleryTrack } from './gallery-track';
import { useGallery } from './use-gallery';

const PictureZoom = lazy(() => import('./zoom/picture-zoom'));

/** The pictures of a prize: one at a time, with thumbnails; a press on a picture zooms. */
export function ProductGallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const gallery = useGallery(pictures.length);
  const [zoom, setZoom] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <div className="product-gallery">
      <GalleryTrack name={name} pictures={pictures} gallery={gallery} onZoom={() => setZoom('open')} />
      {pictures.length > 1 && (
        <GalleryThumbs name={name} pictures={pictures} chosen={gallery.chosen} onChoose={gallery.choose} />
      )}
      {zoom !== 'unopened' && (
        <Suspense fallback={null}>
          <PictureZoom
            open={zoom === 'open'}
            name={name}
            pictures={pictures}
            chosen={gallery.chosen}
            onChoose={gallery.choose}
            onClose={() => setZoom('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
