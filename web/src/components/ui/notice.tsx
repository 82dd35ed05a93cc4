import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps } from 'react';

const icons = { error: CircleAlert, info: Info, success: CircleCheck };

/** An inline message: what happened and what to do. Screen readers announce errors at once, the rest when idle. */
export function Notice({
  tone,
  className = '',
  children,
  ...props
}: ComponentProps<'div'> & { tone: 'error' | 'info' | 'success' }) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`notice notice-${tone} panel ${className}`}
      {...props}
    >
      <Icon className="notice-icon" aria-hidden="true" size={20} />
      <div>{children}</div>
    </div>
  );
}
