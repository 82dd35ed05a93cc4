import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

/** A row of filters for a list; on phones the row scrolls by itself, never the page. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="chips" aria-label={label}>
      {children}
    </nav>
  );
}

/** A filter as a link; the optional count shows how many items match. */
export function Chip({
  isChosen,
  count,
  children,
  ...props
}: ComponentProps<typeof Link> & { isChosen: boolean; count?: ReactNode }) {
  return (
    <Link className="chip" aria-current={isChosen ? 'page' : undefined} {...props}>
      {children}
      {count !== undefined && <span className="chip-count">{count}</span>}
    </Link>
  );
}
