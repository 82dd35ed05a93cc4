import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** A labelled choice of one among a few; the browser's own list, which every phone and keyboard knows. */
export function SelectField<Value extends string>({
  label,
  choices,
  hint,
  error,
  className = '',
  ...props
}: ComponentProps<'select'> & {
  label: string;
  choices: readonly { value: Value; label: string }[];
  hint?: ReactNode;
  error?: string | undefined;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`text-field select-field ${className}`}>
      <label className="text-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="text-field-box">
        <select
          id={id}
          className="text-field-input select-field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...props}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown className="select-field-mark" aria-hidden="true" size={18} />
      </div>
      {error && (
        <p id={`${id}-error`} className="text-field-error">
          <CircleAlert aria-hidden="true" size={18} />
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-field-hint">
          {hint}
        </div>
      )}
    </div>
  );
}
