import type { ComponentProps } from 'react';
import { Field, type FieldCopy } from './field';

/** A labeled multi-line text field with hint and error; it grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...props
}: ComponentProps<'textarea'> & FieldCopy) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => <textarea className="text-field-input text-area-input" {...control} {...props} />}
    </Field>
  );
}
