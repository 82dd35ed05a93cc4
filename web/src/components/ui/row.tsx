import type { ComponentProps } from 'react';

/** Controls side by side, in lines as wide as the place. A button stands at the foot of the field beside it, below the field's label. */
export function Row({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`flex flex-wrap items-end gap-2 ${className}`.trim()} {...props} />;
}
