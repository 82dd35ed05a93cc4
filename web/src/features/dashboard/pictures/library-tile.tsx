import { Check, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { StoredPicture } from '#components/ui/stored-picture';
import { pictureAddress, type PublishedPicture } from '#web/lib/catalog/stored-pictures';
import { CatalogFailure } from '../catalog-failure';

/** A stored picture: choose it, see it whole, or remove it, which is asked once more. */
export function LibraryTile({
  picture: { key, publishedAt },
  isChosen,
  isRoom,
  onChoose,
  onRemove,
}: {
  picture: PublishedPicture;
  isChosen: boolean;
  isRoom: boolean;
  onChoose: () => void;
  /** Resolves to the name of the product that still shows it, null when it went. */
  onRemove: () => Promise<string | null>;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [shownBy, setShownBy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const name = nameOf(key);

  async function attempt(act: () => Promise<void>) {
    setFailure(null);
    setPending(true);
    try {
      await act();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  }

  /** In a window that is open already: a browser would block one that opens when the answer comes. */
  function see() {
    const view = window.open('', '_blank');
    void attempt(async () => {
      const address = await pictureAddress(key);
      if (view) view.location.replace(address);
    });
  }

  const remove = () =>
    attempt(async () => {
      setShownBy(await onRemove());
      setAsking(false);
    });

  return (
    <li className="picture-library-tile" aria-label={`Picture ${name}`}>
      <StoredPicture imageKey={key} sizes="10rem" />
      <p className="picture-library-name">
        {name}
        {publishedAt && <span>{publishedAt.toLocaleDateString(undefined, { dateStyle: 'medium' })}</span>}
      </p>
      {isAsking ? (
        <div className="picture-library-tools">
          <Button look="danger" pending={isPending} onClick={() => void remove()}>
            Remove for good
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <div className="picture-library-tools">
          <Button look="outline" disabled={isChosen || !isRoom} onClick={onChoose}>
            {isChosen && <Check aria-hidden="true" size={16} />}
            {isChosen ? 'Chosen' : 'Choose'}
          </Button>
          <Button look="quiet" icon aria-label={`See picture ${name} whole`} onClick={see}>
            <ExternalLink aria-hidden="true" size={16} />
          </Button>
          <Button
            look="quiet"
            icon
            aria-label={`Remove picture ${name}`}
            disabled={isChosen}
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" size={16} />
          </Button>
        </div>
      )}
      {shownBy !== null && (
        <p className="picture-library-told" role="alert">
          “{shownBy}” shows this picture. Take it off there first.
        </p>
      )}
      {failure !== null && <CatalogFailure failure={failure} />}
    </li>
  );
}

/** The last part of a key tells pictures apart well enough. */
function nameOf(key: string): string {
  return key
    .slice(key.lastIndexOf('/') + 1)
    .replace(/(-800)?\.\w+$/, '')
    .slice(0, 16);
}
