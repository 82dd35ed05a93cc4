import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import type { Comparison } from './comparison';
import './stat-tile.css';

const icons = { up: TrendingUp, down: TrendingDown, same: Minus };

/**
 * A count or a total; a link where a page has more of it.
 *
 * @param comparison  with the period before
 * @param note        what says more about the value
 * @param isWaiting   marks the tile, because work waits
 */
export function StatTile({
  name,
  value,
  comparison,
  note = '',
  isWaiting = false,
  to,
}: {
  name: string;
  value: string;
  comparison?: Comparison;
  note?: string;
  isWaiting?: boolean;
  to?: string;
}) {
  const content = (
    <>
      <span className="text-sm text-muted">{name}</span>
      <strong className="stat-value">{value}</strong>
      {comparison && <Compared comparison={comparison} />}
      {note !== '' && <span className="flex items-center gap-1 text-sm text-muted">{note}</span>}
    </>
  );
  const tile = { className: 'stat-tile panel', 'data-waiting': isWaiting ? '' : undefined };
  return to === undefined ? (
    <div {...tile}>{content}</div>
  ) : (
    <Link {...tile} to={to}>
      {content}
    </Link>
  );
}

function Compared({ comparison: { direction, text } }: { comparison: Comparison }) {
  const Icon = icons[direction];
  return (
    <span className="flex items-center gap-1 text-sm text-muted">
      <Icon aria-hidden="true" size={16} />
      {text}
    </span>
  );
}
