import { Hourglass } from 'lucide-react';
import { Panel } from '#components/ui/panel';
import type { Order } from '#contracts/orders/routes';
import { OrderCode } from './order-code';

/** The codes of an order, hidden until revealed, and the number of missing ones. */
export function OrderCodes({ order }: { order: Order }) {
  const { id, codes, codesMissing, lines } = order;
  if (codes.length === 0 && codesMissing === 0) return null;
  const nameOf = (product: string) => lines.find((line) => line.product === product)?.name ?? 'Your gift';
  return (
    <Panel className="screen-only" title={codes.length + codesMissing === 1 ? 'Your code' : 'Your codes'}>
      <ul className="grid gap-5">
        {codes.map((code) => (
          <OrderCode key={code.number} order={id} code={code} name={nameOf(code.product)} />
        ))}
      </ul>
      {codesMissing > 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Hourglass aria-hidden="true" size={18} />
          {codesMissing === 1
            ? 'One code is still on its way. It will appear here as soon as we have it.'
            : `${codesMissing} codes are still on their way. They will appear here as soon as we have them.`}
        </p>
      )}
    </Panel>
  );
}
