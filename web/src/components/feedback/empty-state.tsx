import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Stands where a list would: nothing is here, why, and what to do about it. */
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
