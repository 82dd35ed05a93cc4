import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldCopy } from './field';

/** A labeled text field with hint and error; `end` takes a control inside the box, such as "show". */
export function TextField({
  label,
  hint,
  error,
  end,
  className,
  ...props
}: ComponentProps<'input'> & FieldCopy & { end?: ReactNode }) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <>
          <input className="text-field-input" {...control} {...props} />
          {end && <div className="text-field-end">{end}</div>}
        </>
      )}
    </Field>
  );
}
