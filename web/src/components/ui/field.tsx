import { type ReactNode, useId } from 'react';
import { AlertIcon } from './drawn-icons';

/** Label, hint and error of a field. */
export interface FieldCopy {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Attributes that tie a control to its field; spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The frame of every field: label above, control in its box, error and hint below. */
export function Field({
  label,
  hint,
  error,
  className = '',
  children,
}: FieldCopy & { className?: string | undefined; children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`text-field ${className}`}>
      <label className="text-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="text-field-box relative flex">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </div>
      <FieldError id={`${id}-error`} text={error} />
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field; renders nothing while nothing is. Without an id that describes a control, it is announced. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="text-field-error" role={id === undefined ? 'alert' : undefined}>
      <AlertIcon size={18} />
      {text}
    </p>
  );
}
