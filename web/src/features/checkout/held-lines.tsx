import { Amount } from '#components/ui/amount';
import { StoredPicture } from '#components/ui/stored-picture';
import type { Reservation } from '#web/lib/play-fab-ops-types';

/** What is held and what it comes to. */
export function HeldLines({ reservation }: { reservation: Reservation }) {
  return (
    <section className="held-lines surface" aria-labelledby="held-lines-title">
      <h2 id="held-lines-title" className="checkout-heading">
        Your prizes
      </h2>
      <ul>
        {reservation.lines.map(({ product, name, image, quantity, price }) => (
          <li key={product} className="held-line">
            <span className="held-line-picture">
              <StoredPicture imageKey={image} />
            </span>
            <span>
              <strong>{name}</strong>
              <span className="held-line-quantity">{quantity === 1 ? '1 piece' : `${quantity} pieces`}</span>
            </span>
            <Amount coin="sweeps" value={price * quantity} />
          </li>
        ))}
      </ul>
      <dl className="cart-sums">
        {reservation.goldCredited > 0 && (
          <div>
            <dt>Credited at once</dt>
            <dd>
              <Amount coin="gold" value={reservation.goldCredited} signed />
            </dd>
          </div>
        )}
        <div className="cart-sum-total">
          <dt>Total</dt>
          <dd>
            <Amount coin="sweeps" value={reservation.total} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
