import { type ComponentProps, type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { buttonClass } from './button';

/**
 * A button with a panel that opens below the header or above the bottom bar. It uses the native popover, so Escape and a press outside
 * close it; following a link in it does, too.
 *
 * @param triggerClass  classes of the trigger where it does not look like a button
 */
export function Popover({
  trigger,
  label,
  up = false,
  className = '',
  triggerClass = buttonClass({ variant: 'quiet', className }),
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
        className={`popover panel ${up ? 'popover-up' : ''}`}
        onClick={closeAfterLink}
      >
        {children}
      </div>
    </>
  );
}

/** Closes the popover around the control of an event. */
export function closePopoverOf({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}
