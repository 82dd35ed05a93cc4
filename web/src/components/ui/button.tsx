import type { ComponentProps } from 'react';

export type ButtonVariant = 'filled' | 'primary' | 'danger' | 'outline' | 'quiet' | 'link';

/** The classes of a button, for links that look like one. */
export function buttonClass(
  options: { variant?: ButtonVariant; large?: boolean; icon?: boolean; className?: string } = {},
): string {
  const { variant = 'filled', large = false, icon = false, className = '' } = options;
  return ['button', `button-${variant}`, large && 'button-large', icon && 'button-icon', className]
    .filter(Boolean)
    .join(' ');
}

/** A button. While `pending` it keeps its place and label, shows progress and ignores presses. */
export function Button({
  variant = 'filled',
  large = false,
  icon = false,
  pending = false,
  className = '',
  children,
  onClick,
  ...props
}: ComponentProps<'button'> & {
  variant?: ButtonVariant;
  large?: boolean;
  icon?: boolean;
  pending?: boolean;
}) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, large, icon, className })}
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
