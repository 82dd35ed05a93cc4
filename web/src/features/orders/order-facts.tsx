import { Amount } from '#components/ui/amount';
import { Panel } from '#components/ui/panel';
import { PrizeLine } from '#components/ui/prize-line';
import { type Sum, Sums } from '#components/ui/sums';
import type { Order } from '#contracts/orders/routes';

/** The items, total and address of an order. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Panel title="What you redeemed">
      <ul>
        {order.lines.map(({ product, name, image, quantity, price, won }) => (
          <PrizeLine key={`${product} ${won}`} {...{ name, image, quantity, price }} />
        ))}
      </ul>
      <Sums sums={sumsOf(order)} />
    </Panel>
  );
}

function sumsOf({ total, goldCredited, address, contact }: Order): Sum[] {
  const sums: (Sum | false)[] = [
    goldCredited > 0 && {
      name: 'Credited to your balance',
      value: <Amount coin="gold" value={goldCredited} signed />,
    },
    { name: 'Total', value: <Amount coin="sweeps" value={total} />, isTotal: true },
    address !== null && { name: 'Ship to', value: <Address address={address} /> },
    contact !== null && { name: 'Contact email', value: contact },
  ];
  return sums.filter((sum) => sum !== false);
}

function Address({ address }: { address: NonNullable<Order['address']> }) {
  const { name, line1, line2, city, state, postalCode } = address;
  const lines = [name, line1, ...(line2 ? [line2] : []), `${city}, ${state} ${postalCode}`];
  return (
    <address className="grid not-italic">
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
