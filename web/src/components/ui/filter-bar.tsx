import { type Filters, isFiltered } from '#web/lib/filters/filters';
import { useFilterDraft } from '#web/lib/filters/use-filter-draft';
import { type FilterField, FilterForm, type FilterFormProps } from './filter-form';

/**
 * Fields that filter a list and keep their values in the address.
 *
 * @param filters      as the address has them
 * @param check        returns why typed filters cannot be applied; null if they can
 * @param isClearable  offers to clear the filters while there are any
 */
export function FilterBar<Name extends string>({
  filters,
  check = () => null,
  isClearable = false,
  ...form
}: FilterFormProps<Name> & {
  filters: Filters<Name>;
  check?: (typed: Filters<Name>) => string | null;
}) {
  const draft = useFilterDraft(filters, (typed) => shortFault(form.fields, typed) ?? check(typed));
  return <FilterForm {...form} draft={draft} isClearable={isClearable && isFiltered(filters)} />;
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
