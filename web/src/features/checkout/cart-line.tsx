import { Trash2, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Stepper } from '#components/ui/stepper';
import { StoredPicture } from '#components/ui/stored-picture';
import type { Cart } from '#contracts/shop/cart-routes';
import { mostPieces } from '#domain/rewards/cart';
import { showFailureToast } from '#web/lib/api/failure-toast';
import { useAttempt } from '#web/lib/api/use-attempt';
import { writeNewest } from '#web/lib/api/write-newest';
import { putIntoCart, takeOutOfCart } from '#web/lib/shop/cart';
import { keepFocusNear } from './keep-focus';
import { noticeOf } from './line-copy';

/** A line of the cart: product, quantity, price and changes since it was added. */
export function CartLine({ line }: { line: Cart['lines'][number] }) {
  const { isPending, send } = useAttempt();
  const item = useRef<HTMLLIElement>(null);
  const wanted = useRef(line.quantity);
  /** The quantity ahead of its answer; null while there is none. */
  const [ahead, setAhead] = useState<number | null>(null);
  const quantity = ahead ?? line.quantity;
  const notice = noticeOf(line);

  const write = (pieces: number): Promise<unknown> =>
    pieces === 0 ? takeOutOfCart(line.product) : putIntoCart(line.product, pieces);

  /** Presses before the answer count as well: the request under way is followed by one for the newest quantity. */
  function setQuantity(pieces: number) {
    wanted.current = pieces;
    setAhead(pieces);
    const keepFocus = keepFocusNear(item.current);
    void send(
      () => writeNewest(() => wanted.current, write),
      () => {
        setAhead(null);
        keepFocus();
      },
      {
        onFailure(failure) {
          setAhead(null);
          showFailureToast(failure);
        },
      },
    );
  }

  return (
    <li ref={item} className="cart-line panel" aria-busy={isPending}>
      <span className="overflow-clip rounded-md">
        <StoredPicture imageKey={line.image} />
      </span>
      <div className="cart-line-words">
        <h2 className="cart-line-name text-md">{line.name}</h2>
        <p className="cart-line-each text-sm text-muted">
          <Amount coin="sweeps" value={line.price} /> each
        </p>
        {notice && (
          <p className="mbs-1 flex items-center gap-2 text-sm font-semibold text-warning">
            <TriangleAlert aria-hidden="true" size={16} />
            {notice}
          </p>
        )}
        {line.notice === 'price-changed' && (
          <Button variant="link" onClick={() => setQuantity(line.quantity)}>
            Accept the new price
          </Button>
        )}
        {line.notice === 'only-some-left' && (
          <Button variant="link" onClick={() => setQuantity(line.stock)}>
            {`Change to ${line.stock}`}
          </Button>
        )}
      </div>
      <Stepper
        name={line.name}
        value={quantity}
        least={1}
        most={Math.min(line.stock, mostPieces)}
        onChange={setQuantity}
      />
      <Amount className="cart-line-total" coin="sweeps" value={line.price * quantity} />
      <Button
        variant="quiet"
        icon
        className="cart-line-remove"
        aria-label={`Remove ${line.name} from the cart`}
        onClick={() => setQuantity(0)}
      >
        <Trash2 aria-hidden="true" size={18} />
      </Button>
    </li>
  );
}
