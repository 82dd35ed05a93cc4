import type { ComponentProps } from 'react';

export type ButtonVariant = 'filled' | 'primary' | 'danger' | 'outline' | 'quiet' | 'link';

/** The classes of a button, for links that look like one. */
export function buttonClass(
  options: { look?: ButtonVariant; large?: boolean; icon?: boolean; className?: string } = {},
): string {
  const { look = 'filled', large = false, icon = false, className = '' } = options;
  return ['button', `button-${look}`, large && 'button-large', icon && 'button-icon', className]
    .filter(Boolean)
    .join(' ');
}

/** A button. While `pending` it keeps its place and label, shows progress and ignores presses. */
export function Button({
  look = 'filled',
  large = false,
  icon = false,
  pending = false,
  className = '',
  children,
  onClick,
  ...props
}: ComponentProps<'button'> & { look?: ButtonVariant; large?: boolean; icon?: boolean; pending?: boolean }) {
  return (
    <button
      type="button"
      className={buttonClass({ look, large, icon, className })}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {pending && <span className="button-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
