import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { StoredPicture } from '#components/ui/stored-picture';
import type { Order } from '#contracts/orders/routes';
import { dayLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { statusLabels } from '#web/lib/shop/order-status-copy';

/** An order in the list of all orders. */
export function OrderRow({ order: { id, status, placedAt, lines, total } }: { order: Order }) {
  const [first] = lines;
  const others = lines.length - 1;
  return (
    <li>
      <Link className="order-row panel" to={paths.order(id)}>
        <span className="order-line-picture overflow-clip rounded-sm">
          <StoredPicture imageKey={first?.image ?? null} />
        </span>
        <span>
          <strong>{others > 0 ? `${first?.name} and ${others} more` : first?.name}</strong>
          <span className="block text-sm wrap-anywhere text-muted">
            <time dateTime={placedAt}>{dayLabel(placedAt)}</time>
            {` · ${statusLabels[status]}`}
          </span>
        </span>
        <Amount coin="sweeps" value={total} />
        <ChevronRight aria-hidden="true" size={20} />
      </Link>
    </li>
  );
}
