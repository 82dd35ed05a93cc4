import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldFault } from '#web/lib/forms/use-field-fault';
import { FieldError } from './field';

/**
 * A checkbox with its label beside it; the label is part of the target.
 *
 * @param error  shown unless the browser itself refuses the box
 */
export function CheckField({
  className = '',
  error,
  children,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'onInvalid' | 'onInput'> & {
  error?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const { fault = error, handlers } = useFieldFault();
  return (
    <>
      <label className={`check-field ${className}`}>
        <input
          type="checkbox"
          className="check-field-box"
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : id}
          {...handlers}
          {...props}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} text={fault} />
    </>
  );
}
