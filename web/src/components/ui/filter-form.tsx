import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import type { Filters } from '#web/lib/filters/filters';
import type { FilterDraft } from '#web/lib/filters/use-filter-draft';
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

/** The layout of every filter bar, and what its bar does with what is typed. */
export interface FilterFormProps<Name extends string> {
  readonly label: string;
  readonly fields: readonly FilterField<Name>[];
  readonly hint?: string;
  /** Label of the button that applies texts; null where they apply while they are typed. @default 'Show' */
  readonly submit?: ReactNode;
  /** Offers to clear the filters. */
  readonly isClearable?: boolean;
  /** Further filters, before the fields. */
  readonly children?: ReactNode;
}

/**
 * The fields of a filter bar.
 *
 * @param draft  what is typed, and how it gets into the address
 */
export function FilterForm<Name extends string>({
  label,
  fields,
  hint,
  submit = 'Show',
  isClearable = false,
  children,
  draft: { typed, fault, type, apply },
}: FilterFormProps<Name> & { draft: FilterDraft<Name> }) {
  const id = useId();
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
        if (submit !== null) apply(typed);
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
        {submit !== null && fields.some(({ choices }) => !choices) && <Button type="submit">{submit}</Button>}
        {isClearable && (
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
