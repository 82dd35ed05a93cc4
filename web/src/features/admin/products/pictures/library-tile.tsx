import { Check, ExternalLink, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { StoredPicture } from '#components/ui/stored-picture';
import { useAttempt } from '#web/lib/api/use-attempt';
import { pictureAddress, type PublishedPicture } from '#web/lib/catalog/stored-pictures';
import { dayLabel } from '#web/lib/format/dates';
import { showIn } from '#web/lib/page/show-in';
import { CatalogFailure } from '../catalog-failure';

/** A stored picture: choose it, enlarge it, or remove it after a confirmation. */
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
  /** Resolves to the name of a product that still uses it; null if it was removed. */
  onRemove: (idempotencyKey: string) => Promise<string | null>;
}) {
  const [isConfirming, setConfirming] = useState(false);
  const removal = useAttempt();
  const viewing = useAttempt();
  const failure = removal.failure ?? viewing.failure;
  const [shownBy, setShownBy] = useState<string | null>(null);
  const tile = useRef<HTMLLIElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const name = nameOf(key);

  const see = () => viewing.send(() => showIn(window.open('', '_blank'), pictureAddress(key)));

  /** The focused buttons have been removed. */
  function keep() {
    setConfirming(false);
    requestAnimationFrame(() => remover.current?.focus());
  }

  function remove() {
    const successor = successorOf(tile.current);
    void removal.send(onRemove, (product) => {
      if (product === null) requestAnimationFrame(() => firstButton(successor)?.focus());
      else {
        setShownBy(product);
        keep();
      }
    });
  }

  return (
    <li ref={tile} className="picture-library-tile" aria-label={`Picture ${name}`}>
      <StoredPicture imageKey={key} sizes="10rem" />
      <p className="picture-library-name">
        {name}
        {publishedAt && <span>{dayLabel(publishedAt)}</span>}
      </p>
      {isConfirming ? (
        <div key="asking" className="flex flex-wrap items-end justify-between gap-1 p-2">
          <Button variant="danger" pending={removal.isPending} onClick={remove}>
            Remove permanently
          </Button>
          <Button variant="quiet" autoFocus onClick={keep}>
            Keep it
          </Button>
        </div>
      ) : (
        <div key="tools" className="flex flex-wrap items-end justify-between gap-1 p-2">
          <Button
            variant="outline"
            aria-disabled={isChosen || undefined}
            disabled={!isChosen && !isRoom}
            onClick={isChosen ? undefined : onChoose}
          >
            {isChosen && <Check aria-hidden="true" size={16} />}
            {isChosen ? 'Chosen' : 'Choose'}
          </Button>
          <Button variant="quiet" icon aria-label={`View picture ${name} in full`} onClick={() => void see()}>
            <ExternalLink aria-hidden="true" size={16} />
          </Button>
          <Button
            ref={remover}
            variant="quiet"
            icon
            aria-label={`Remove picture ${name}`}
            disabled={isChosen}
            onClick={() => setConfirming(true)}
          >
            <Trash2 aria-hidden="true" size={16} />
          </Button>
        </div>
      )}
      {shownBy !== null && (
        <p className="picture-library-error" role="alert">
          “{shownBy}” uses this picture. Remove it from that product first.
        </p>
      )}
      {failure !== null && <CatalogFailure failure={failure} />}
    </li>
  );
}

/** The element that takes the focus when a tile is removed: a neighbor, or the dialog. */
function successorOf(tile: Element | null): Element | null {
  return tile?.nextElementSibling ?? tile?.previousElementSibling ?? tile?.closest('dialog') ?? null;
}

function firstButton(within: Element | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('button:enabled') ?? null;
}

/** The last part of a key identifies a picture well enough. */
function nameOf(key: string): string {
  return key
    .slice(key.lastIndexOf('/') + 1)
    .replace(/(-800)?\.\w+$/, '')
    .slice(0, 16);
}
