import { type ComponentProps, type ReactNode, useId } from 'react';
import { buttonClass } from './button';

/** A button with a panel that hangs below the bar on top; the browser's own popover, so Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  className = '',
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'children'> & {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={buttonClass({ look: 'quiet', className })}
        popoverTarget={id}
        aria-haspopup="dialog"
        {...props}
      >
        {trigger}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={label} className="popover surface">
        {children}
      </div>
    </>
  );
}
