import type { ComponentProps } from 'react';

export type BadgeTone = 'neutral' | 'secondary' | 'success' | 'warning' | 'error';

/** A short label on another element; `filled` where it lies on a picture. */
export function Badge({
  tone = 'neutral',
  filled = false,
  className = '',
  ...props
}: ComponentProps<'span'> & { tone?: BadgeTone; filled?: boolean }) {
  return <span className={`badge badge-${tone} ${filled ? 'badge-filled' : ''} ${className}`} {...props} />;
}
