import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Placeholder of an empty list: what is missing, why, and what to do. */
export function EmptyState({
  Icon,
  children,
  action,
}: {
  Icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <Icon aria-hidden="true" size={40} />
      <p>{children}</p>
      {action}
    </div>
  );
}
