import { Amount } from '#components/ui/amount';
import { StoredPicture } from '#components/ui/stored-picture';
import type { Order } from '#web/lib/play-fab-ops-types';

/** What was ordered, for how much, and where it goes. */
export function OrderFacts({ order }: { order: Order }) {
  const { lines, total, goldCredited, address, contact } = order;
  return (
    <section className="order-facts surface" aria-labelledby="order-facts-title">
      <h2 id="order-facts-title" className="order-heading">
        What you redeemed
      </h2>
      <ul>
        {lines.map(({ product, name, image, quantity, price }) => (
          <li key={product} className="order-line">
            <span className="order-line-picture">
              <StoredPicture imageKey={image} />
            </span>
            <span>
              <strong>{name}</strong>
              <span className="order-quiet">{quantity === 1 ? '1 piece' : `${quantity} pieces`}</span>
            </span>
            <Amount coin="sweeps" value={price * quantity} />
          </li>
        ))}
      </ul>
      <dl className="order-sums">
        {goldCredited > 0 && (
          <div>
            <dt>Credited to your balance</dt>
            <dd>
              <Amount coin="gold" value={goldCredited} signed />
            </dd>
          </div>
        )}
        <div className="order-total">
          <dt>Total</dt>
          <dd>
            <Amount coin="sweeps" value={total} />
          </dd>
        </div>
        {address && (
          <div className="order-address">
            <dt>Goes to</dt>
            <dd>
              <address>
                {address.name}
                <br />
                {address.line1}
                <br />
                {address.line2 && (
                  <>
                    {address.line2}
                    <br />
                  </>
                )}
                {`${address.city}, ${address.state} ${address.postalCode}`}
              </address>
            </dd>
          </div>
        )}
        {contact && (
          <div className="order-address">
            <dt>We write to</dt>
            <dd>{contact}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
