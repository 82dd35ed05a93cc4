import { Amount } from '#components/ui/amount';
import { Panel } from '#components/ui/panel';
import { PrizeLine } from '#components/ui/prize-line';
import { Sums } from '#components/ui/sums';
import type { Reservation } from '#contracts/shop/checkout-routes';

/** The reserved prizes with their total. */
export function HeldLines({ reservation: { lines, goldCredited, total } }: { reservation: Reservation }) {
  return (
    <Panel className="held-lines" title="Your prizes">
      <ul>
        {lines.map(({ product, name, image, quantity, price }) => (
          <PrizeLine key={product} {...{ name, image, quantity, price }} />
        ))}
      </ul>
      <Sums
        sums={[
          ...(goldCredited > 0
            ? [{ name: 'Credited right away', value: <Amount coin="gold" value={goldCredited} signed /> }]
            : []),
          { name: 'Total', value: <Amount coin="sweeps" value={total} />, isTotal: true },
        ]}
      />
    </Panel>
  );
}
