import { StoredPicture } from '#components/ui/stored-picture';

/** Thumbnails of the pictures of a prize. */
export function GalleryThumbs({
  name,
  pictures,
  chosen,
  onChoose,
}: {
  name: string;
  pictures: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={`Pictures of ${name}`}>
      {pictures.map((key, index) => (
        <li key={key}>
          <button
            type="button"
            className="product-gallery-thumb"
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            <StoredPicture imageKey={key} sizes="5rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
