import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldFault } from '#web/lib/forms/use-field-fault';
import { FieldError } from './field';

/** A checkbox with its label beside it; the label is part of the target. */
export function CheckField({
  className = '',
  children,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'onInvalid' | 'onInput'> & { children: ReactNode }) {
  const id = useId();
  const { fault, handlers } = useFieldFault();
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
