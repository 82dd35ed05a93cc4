import { useId } from 'react';

/** One of a few, side by side; each as large as a thumb. */
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
      <div className="choice-row">
        {choices.map(({ value, label: words }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
