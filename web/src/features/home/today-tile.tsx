import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A tile of the lobby that leads to what the player can do. */
export function Tile({
  icon,
  label,
  value,
  to,
  isReady = false,
}: {
  icon: ReactNode;
  label: string;
  value: string;
  to: string;
  isReady?: boolean;
}) {
  return (
    <li>
      <Link
        className="today-tile panel flex items-center gap-3 rounded-md px-3"
        data-ready={isReady || undefined}
        to={to}
      >
        {icon}
        <span className="grid min-inline-0">
          <span className="truncate text-xs text-muted">{label}</span>
          <strong className="truncate text-sm tabular">{value}</strong>
        </span>
      </Link>
    </li>
  );
}
