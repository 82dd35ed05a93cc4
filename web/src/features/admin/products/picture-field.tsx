import { CircleAlert, ImagePlus, Images } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { Button } from '#components/ui/button';
import { mostPictures } from '#domain/rewards/product-bounds';
import { mostMegabytes } from '#web/lib/catalog/picture-upload';
import { moved } from './picture-order';
import { withinRoom } from './picture-room';
import { PictureTile } from './picture-tile';
import { PictureLibrary } from './pictures/picture-library';
import { UploadTile } from './upload-tile';
import type { PictureUploads } from './use-picture-uploads';
import './picture-field.css';

/**
 * The pictures of a product in order; the first one is on its card. Files can be chosen or dropped.
 *
 * @param ref  the control that takes the focus
 */
export function PictureField({
  ref,
  image,
  error,
  pictures: { uploads, add, retry, drop },
  onChange,
}: {
  ref: Ref<HTMLInputElement>;
  image: readonly string[];
  error: string | undefined;
  pictures: PictureUploads;
  onChange: (change: (image: readonly string[]) => readonly string[]) => void;
}) {
  const id = useId();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const room = Math.max(0, mostPictures - image.length - uploads.length);

  function take(files: FileList | null) {
    const { taken, note } = withinRoom([...(files ?? [])], room);
    setLeftOut(note);
    add(taken);
  }

  return (
    <fieldset
      className="grid gap-2 min-inline-0"
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <legend className="text-field-label">Pictures</legend>
      <ul className="grid grid-fill-35 gap-3 mbs-2">
        {image.map((key, index) => (
          <PictureTile
            key={key}
            imageKey={key}
            place={index + 1}
            count={image.length}
            onMove={(by) => onChange((keys) => moved(keys, key, by))}
            onRemove={() => onChange((keys) => keys.filter((each) => each !== key))}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onDrop={() => drop(upload)}
          />
        ))}
        {room > 0 && (
          <li>
            <label className="picture-add has-focus-visible:focus-ring-3">
              <ImagePlus aria-hidden="true" size={22} />
              Add pictures
              <input
                ref={ref}
                className="sr-only"
                type="file"
                name="image"
                multiple
                accept="image/*"
                onChange={(event) => {
                  take(event.target.files);
                  // Resets the input, so that the same file can be chosen again after its removal.
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {error && (
        <p className="text-field-error" role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          {error}
        </p>
      )}
      {leftOut !== null && (
        <p className="text-field-error" role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          {leftOut}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        Up to {mostPictures} pictures, {mostMegabytes} MB each, saved as WebP in 4:3. The first is the cover.
      </p>
      <Button variant="link" className="justify-self-start" onClick={() => setLibraryOpen(true)}>
        <Images aria-hidden="true" size={18} />
        Choose from stored pictures
      </Button>
      <PictureLibrary
        open={isLibraryOpen}
        chosen={image}
        room={room}
        onChoose={(key) => onChange((keys) => (keys.includes(key) ? keys : [...keys, key]))}
        onClose={() => setLibraryOpen(false)}
      />
    </fieldset>
  );
}
