import { type ComponentProps, type ReactNode, useId } from 'react';

/**
 * A setting that takes effect at once. While `pending` it keeps its state, shows progress and ignores presses.
 *
 * @param isLabelHidden  for places where the context shows what is switched; screen readers still get the label
 */
export function SwitchField({
  label,
  isLabelHidden = false,
  hint,
  pending = false,
  className = '',
  onChange,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  pending?: boolean;
}) {
  const id = useId();
  return (
    <label
      className={`switch-field inline-flex cursor-pointer items-center gap-3 min-block-target ${className}`}
    >
      <input
        type="checkbox"
        role="switch"
        className="switch-field-input"
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={pending ? () => undefined : onChange}
        {...props}
      />
      <span className={isLabelHidden ? 'sr-only' : 'grid font-semibold'}>
        {label}
        {hint && (
          <span id={`${id}-hint`} className="text-sm font-normal text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
