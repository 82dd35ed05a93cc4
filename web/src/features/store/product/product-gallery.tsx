import { useState } from 'react';
import { StoredPicture } from '#components/ui/stored-picture';

/** The pictures of a prize: a large one, with thumbnails below it. */
export function ProductGallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures[Math.min(chosen, pictures.length - 1)] ?? null;
  return (
    <div className="product-gallery">
      <div className="overflow-clip rounded-md">
        <StoredPicture key={shown} imageKey={shown} eager sizes="(width < 64rem) 90vw, 30rem" />
      </div>
      {pictures.length > 1 && (
        <ul className="flex flex-wrap gap-2" aria-label={`Pictures of ${name}`}>
          {pictures.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                className="product-gallery-thumb"
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={key === shown}
                onClick={() => setChosen(index)}
              >
                <StoredPicture imageKey={key} sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
