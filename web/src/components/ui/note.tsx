import type { ComponentProps } from 'react';

/** A remark on what is above or beside it, smaller and quieter than other text. */
export function Note({ className = '', ...props }: ComponentProps<'p'>) {
  return <p className={`text-sm text-muted ${className}`.trim()} {...props} />;
}
