import type { ComponentProps } from 'react';
import { Field, type FieldCopy } from './field';

/** Several labeled lines of text with their hint and their error; the box grows with what is written. */
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
