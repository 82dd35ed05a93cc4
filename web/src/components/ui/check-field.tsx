import type { ComponentProps, ReactNode } from 'react';

/** A box to tick, with its words beside it; the words are part of the target. */
export function CheckField({
  className = '',
  children,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={`check-field ${className}`}>
      <input type="checkbox" className="check-field-box" {...props} />
      <span>{children}</span>
    </label>
  );
}
