import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { buttonClass } from './button';

/**
 * A button with a panel that hangs below the bar on top, or stands on the one below; the browser's own popover, so Escape and
 * a press outside close it. Following a link in it does, too.
 *
 * @param triggerClass  looks of the button where it is not to look like one
 */
export function Popover({
  trigger,
  label,
  up = false,
  className = '',
  triggerClass = buttonClass({ look: 'quiet', className }),
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'children'> & {
  trigger: ReactNode;
  label: string;
  up?: boolean;
  triggerClass?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <button type="button" className={triggerClass} popoverTarget={id} aria-haspopup="dialog" {...props}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={`popover surface ${up ? 'popover-up' : ''}`}
        onClick={closeAfterLink}
      >
        {children}
      </div>
    </>
  );
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}
