import type { ComponentProps } from 'react';

/** An animated block in the shape of the content that loads; its class sets the size. */
export function Skeleton({ className = '', ...props }: ComponentProps<'span'>) {
  return <span className={`skeleton ${className}`} aria-hidden="true" {...props} />;
}
