import { useId } from 'react';

/** A row of large radio buttons. */
export function ChoiceRow<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-field-label">{label}</legend>
      <div className="mbs-2 flex flex-wrap gap-2">
        {choices.map(({ value, label: choiceLabel }) => (
          <label key={value} className="choice has-focus-visible:focus-ring-3">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {choiceLabel}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
