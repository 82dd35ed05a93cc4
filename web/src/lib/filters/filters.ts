/** Filters of a list by name, as the address has them; empty where there is none. */
export type Filters<Name extends string> = Readonly<Record<Name, string>>;

/** Reads filters from an address. */
export function filtersIn<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): Filters<Name> {
  const values = names.map((name) => [name, search.get(name)?.trim() ?? '']);
  return Object.fromEntries(values) as Filters<Name>;
}

/** Returns the choice in an address, or the first choice if the address has none or an unknown one. */
export function choiceIn<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((each) => each === search.get(name)) ?? choices[0];
}

/** Returns an address with other filters; blank ones are left out, and other parameters stay unchanged. */
export function withFilters(
  search: URLSearchParams,
  filters: Readonly<Record<string, string>>,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim() === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** Whether any filter is set. */
export function isFiltered(filters: Readonly<Record<string, string>>): boolean {
  return Object.values(filters).some((value) => value !== '');
}
