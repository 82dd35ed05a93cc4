import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** Several labelled lines of text with their hint and their error; the box grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  className = '',
  ...props
}: ComponentProps<'textarea'> & { label: string; hint?: ReactNode; error?: string | undefined }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`text-field ${className}`}>
      <label className="text-field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="text-field-input text-area-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...props}
      />
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
