import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import type { ReasonInput } from './reason';

/** The field for the reason of an action; locked while the action is under way. */
export function ReasonField({
  input,
  isLocked,
  field,
}: {
  input: ReasonInput<string>;
  isLocked: boolean;
  /** Properties of the field, from `useContractForm`. */
  field: Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
    maxLength: number | undefined;
    error: string | undefined;
  };
}) {
  const { maxLength, ...rest } = field;
  return 'choices' in input ? (
    <SelectField label={input.label} choices={input.choices} disabled={isLocked} {...rest} />
  ) : (
    <TextField label={input.label} maxLength={maxLength} readOnly={isLocked} {...rest} />
  );
}
