import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { textBounds } from '#web/lib/forms/bounds';
import { type ReasonInput, textOf } from './reason';

/** The field for the reason of an action; locked while the action is under way. */
export function ReasonField({
  input,
  value,
  isLocked,
  onChange,
}: {
  input: ReasonInput<string>;
  value: string;
  isLocked: boolean;
  onChange: (reason: string) => void;
}) {
  return 'choices' in input ? (
    <SelectField
      label={input.label}
      choices={input.choices}
      value={value}
      disabled={isLocked}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ) : (
    <TextField
      label={input.label}
      maxLength={textBounds(textOf(input)).maxLength}
      value={value}
      readOnly={isLocked}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
