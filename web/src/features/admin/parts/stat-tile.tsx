import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import type { Comparison } from './comparison';
import './stat-tile.css';

const icons = { up: TrendingUp, down: TrendingDown, same: Minus };

/** A total with its comparison to the period before; a link where a page has more of it. */
export function StatTile({
  name,
  value,
  comparison,
  to,
}: {
  name: string;
  value: string;
  comparison: Comparison;
  to?: string;
}) {
  const Icon = icons[comparison.direction];
  const content = (
    <>
      <span className="stat-name">{name}</span>
      <strong className="stat-value">{value}</strong>
      <span className="stat-note">
        <Icon aria-hidden="true" size={16} />
        {comparison.text}
      </span>
    </>
  );
  return to === undefined ? (
    <div className="stat-tile surface">{content}</div>
  ) : (
    <Link className="stat-tile surface" to={to}>
      {content}
    </Link>
  );
}
