import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/lib/paths';

/**
 * A picture of the file bucket in the 4:3 format of all products, or a placeholder if it no longer exists: an order keeps the name of a
 * picture that is deleted with its product.
 *
 * @param alt    description; the name beside a picture describes it by default
 * @param sizes  displayed width, for the choice between the two stored sizes
 */
export function StoredPicture({
  imageKey,
  alt = '',
  eager = false,
  sizes = '(width < 48rem) 50vw, 20rem',
}: {
  imageKey: string | null;
  alt?: string;
  eager?: boolean;
  sizes?: string;
}) {
  const [goneKey, setGoneKey] = useState<string | null>(null);
  if (!imageKey || imageKey === goneKey)
    return (
      <span className="stored-picture grid place-items-center text-on-picture-muted" aria-hidden="true">
        <ImageOff size={24} />
      </span>
    );
  return (
    <img
      className="stored-picture"
      src={paths.file(imageKey)}
      {...smallerToo(imageKey, sizes)}
      alt={alt}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setGoneKey(imageKey)}
    />
  );
}

/** Uploads of admins are stored in two widths; drawn pictures are not. */
function smallerToo(imageKey: string, sizes: string) {
  if (!imageKey.endsWith('-800.webp')) return {};
  const smaller = imageKey.replace(/-800\.webp$/, '-400.webp');
  return { srcSet: `${paths.file(smaller)} 400w, ${paths.file(imageKey)} 800w`, sizes };
}
