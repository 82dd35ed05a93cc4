import type { ComponentProps, ReactNode } from 'react';

/** A checkbox with its label beside it; the label is part of the target. */
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
