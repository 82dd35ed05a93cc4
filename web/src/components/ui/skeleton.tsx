import type { ComponentProps } from 'react';

/** A breathing block in the shape of what is being loaded; size it by class. */
export function Skeleton({ className = '', ...props }: ComponentProps<'span'>) {
  return <span className={`skeleton ${className}`} aria-hidden="true" {...props} />;
}
