import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '#components/ui/panel';
import type { Order } from '#contracts/orders/routes';
import { paths } from '#web/lib/paths';
import { rangeLabel } from './random-prize-copy';
import './draws.css';

/** The entries of an order in draws. */
export function OrderEntries({ order }: { order: Order }) {
  return (
    <Panel title="Your entries">
      <ul className="grid gap-3">
        {order.entries.map((entries) => (
          <li
            key={entries.first}
            className="prize-piece flex items-center gap-3 rounded-md px-4 py-3 border-line"
          >
            <Ticket aria-hidden="true" size={22} />
            <span>
              <span className="font-display font-bold tabular">{rangeLabel(entries)}</span>
              <Link className="text-link block text-sm font-normal" to={paths.draw(entries.draw)}>
                See the draw and its winners
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
