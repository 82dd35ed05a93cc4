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
      <ul className="prize-pieces">
        {order.entries.map((entries) => (
          <li key={entries.first} className="prize-piece">
            <Ticket aria-hidden="true" size={22} />
            <span>
              <span className="draw-figure">{rangeLabel(entries)}</span>
              <Link className="text-link odds-note" to={paths.draw(entries.draw)}>
                See the draw and its winners
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
