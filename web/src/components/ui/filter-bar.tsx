import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type Filters, isFiltered } from '#web/lib/filters/filters';
import { useFilterDraft } from '#web/lib/filters/use-filter-draft';
import { Button } from './button';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import '../../styles/components/filter-bar.css';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'minLength' | 'maxLength'>;

/** A field of a filter bar: a text, or with `choices` a choice, which applies at once. */
export interface FilterField<Name extends string> extends InputProps {
  readonly name: Name;
  readonly label: string;
  readonly choices?: readonly { value: string; label: string }[];
}

/**
 * Fields that filter a list and keep their values in the address.
 *
 * @param filters      as the address has them
 * @param check        returns why typed filters cannot be applied; null if they can
 * @param isClearable  offers to clear the filters while there are any
 * @param children     further filters, before the fields
 */
export function FilterBar<Name extends string>({
  label,
  fields,
  filters,
  hint,
  check = () => null,
  submit = 'Show',
  isClearable = false,
  children,
}: {
  label: string;
  fields: readonly FilterField<Name>[];
  filters: Filters<Name>;
  hint?: string;
  check?: (typed: Filters<Name>) => string | null;
  submit?: ReactNode;
  isClearable?: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  const { typed, fault, type, apply } = useFilterDraft(
    filters,
    (filled) => shortFault(fields, filled) ?? check(filled),
  );
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');

  /** The pressed button disappears, so the focus moves to the first field. */
  function clear({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    apply(Object.fromEntries(fields.map(({ name }) => [name, ''])) as Filters<Name>);
    form?.querySelector<HTMLElement>('input, select')?.focus();
  }

  return (
    <form
      className="grid gap-2"
      role="search"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
    >
      <div className="filter-bar">
        {children}
        {fields.map((field) => (
          <Control
            key={field.name}
            field={field}
            value={typed[field.name]}
            aria-invalid={fault !== null || undefined}
            aria-describedby={described || undefined}
            onType={(value) => type({ ...typed, [field.name]: value })}
            onChoose={(value) => apply({ ...typed, [field.name]: value }, { isReplacing: true })}
          />
        ))}
        {fields.some(({ choices }) => !choices) && <Button type="submit">{submit}</Button>}
        {isClearable && isFiltered(filters) && (
          <Button variant="outline" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} className="text-field-error" role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </form>
  );
}

/** Says which typed filter is too short; null if none is. */
function shortFault<Name extends string>(
  fields: readonly FilterField<Name>[],
  typed: Filters<Name>,
): string | null {
  const short = fields.find(({ name, minLength = 0 }) => {
    const { length } = typed[name].trim();
    return length > 0 && length < minLength;
  });
  return short ? `${short.label}: enter at least ${short.minLength} characters.` : null;
}

function Control({
  field: { name: _name, choices, ...field },
  onType,
  onChoose,
  ...props
}: {
  field: FilterField<string>;
  value: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onType: (value: string) => void;
  onChoose: (value: string) => void;
}) {
  return choices ? (
    <SelectField
      {...props}
      label={field.label}
      choices={choices}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  ) : (
    <TextField {...props} {...field} onChange={({ currentTarget }) => onType(currentTarget.value)} />
  );
}
