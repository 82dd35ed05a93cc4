import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** A labelled line of text with its hint and its error; `end` takes a control inside the box, such as "show". */
export function TextField({
  label,
  hint,
  error,
  end,
  className = '',
  ...props
}: ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  end?: ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`text-field ${className}`}>
      <label className="text-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="text-field-box">
        <input
          id={id}
          className="text-field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...props}
        />
        {end && <div className="text-field-end">{end}</div>}
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
