import { AlarmClock, ChevronRight, MapPinOff, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { StoredPicture } from '#components/ui/stored-picture';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { isLate } from '#domain/rewards/order-board';
import { dayLabel, instantLabel } from '#web/lib/format/dates';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import { SelectableRow } from '../parts/selectable-row';
import type { Selection } from '../parts/selection';
import { lacksAddress, playerLabel } from './order-labels';

/**
 * An order in the list: its number, contents, player and the due date of the next step, with the box that selects it.
 *
 * @param to             address of the order
 * @param isStatusShown  whether the list has orders of several statuses
 */
export function AdminOrderRow({
  order,
  to,
  today,
  selection,
  isStatusShown,
}: {
  order: AdminOrder;
  to: string;
  today: string;
  selection: Selection<AdminOrder>;
  isStatusShown: boolean;
}) {
  const [first] = order.lines;
  const others = order.lines.length - 1;
  const promised = order.timeline.at(-1)?.promisedOn ?? null;
  const late = isLate(order, today);
  return (
    <SelectableRow of={selection} row={order} name={`order ${order.id}`}>
      <Link
        className="order-board-row panel"
        data-late={late || undefined}
        to={to}
        state={{ isFromBoard: true }}
        preventScrollReset
      >
        <span className="order-board-picture overflow-clip rounded-sm">
          <StoredPicture imageKey={first?.image ?? null} sizes="4rem" />
        </span>
        <span className="grid gap-1">
          <strong>{others > 0 ? `${first?.name} and ${others} more` : first?.name}</strong>
          <span className="text-sm wrap-anywhere text-muted tabular">{order.id}</span>
          <span className="text-sm wrap-anywhere text-muted">
            {playerLabel(order)}
            {' · '}
            <time dateTime={order.placedAt}>{instantLabel(order.placedAt)}</time>
          </span>
          <span className="flex flex-wrap gap-2">
            {isStatusShown && <Badge>{statusLabels[order.status]}</Badge>}
            {order.codesMissing > 0 && (
              <Badge tone="warning">
                <Ticket aria-hidden="true" size={14} />
                {order.codesMissing === 1 ? 'Awaiting code' : `Awaiting ${order.codesMissing} codes`}
              </Badge>
            )}
            {lacksAddress(order) && (
              <Badge tone="warning">
                <MapPinOff aria-hidden="true" size={14} />
                No address
              </Badge>
            )}
            {promised !== null && (
              <Badge tone={late ? 'error' : 'neutral'}>
                {late && <AlarmClock aria-hidden="true" size={14} />}
                {`${late ? 'Was due' : 'Due'} ${dayLabel(promised, { timeZone: 'UTC' })}`}
              </Badge>
            )}
          </span>
        </span>
        <Amount coin="sweeps" value={order.total} />
        <ChevronRight aria-hidden="true" size={20} />
      </Link>
    </SelectableRow>
  );
}
