import { AlarmClock, ChevronRight, Ticket } from 'lucide-react';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { StoredPicture } from '#components/ui/stored-picture';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { dayLabel, instantLabel } from '#web/lib/format/dates';
import { isLate } from './next-steps';

/** An order in the list: its contents, its player and the due date of the next step. */
export function AdminOrderRow({
  order,
  today,
  onOpen,
}: {
  order: AdminOrder;
  today: string;
  onOpen: () => void;
}) {
  const [first] = order.lines;
  const others = order.lines.length - 1;
  const promised = order.timeline.at(-1)?.promisedOn ?? null;
  const late = isLate(order, today);
  return (
    <li>
      <button
        type="button"
        className="order-board-row surface"
        data-late={late || undefined}
        onClick={onOpen}
      >
        <span className="order-board-picture overflow-clip rounded-sm">
          <StoredPicture imageKey={first?.image ?? null} sizes="4rem" />
        </span>
        <span className="grid gap-1">
          <strong>{others > 0 ? `${first?.name} and ${others} more` : first?.name}</strong>
          <span className="text-sm wrap-anywhere text-muted">
            {order.address?.name ?? order.contact ?? order.player}
            {' · '}
            <time dateTime={order.placedAt}>{instantLabel(order.placedAt)}</time>
          </span>
          <span className="flex flex-wrap gap-2">
            {order.codesMissing > 0 && (
              <Badge tone="warning">
                <Ticket aria-hidden="true" size={14} />
                {order.codesMissing === 1 ? 'Awaiting code' : `Awaiting ${order.codesMissing} codes`}
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
      </button>
    </li>
  );
}
