import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './drawn-icons';
import { Field, type FieldCopy } from './field';

/** A labeled native select. */
export function SelectField<Value extends string>({
  label,
  choices,
  hint,
  error,
  className,
  ...props
}: ComponentProps<'select'> & FieldCopy & { choices: readonly { value: Value; label: string }[] }) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <>
          <select className="text-field-input select-field-input" {...control} {...props}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="select-field-mark" size={18} />
        </>
      )}
    </Field>
  );
}
