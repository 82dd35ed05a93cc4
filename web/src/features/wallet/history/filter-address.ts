import { choicesOf, everything, type Filters } from './filters';

/**
 * Reads the filters of an address; unknown values are ignored.
 *
 * @param games  every game that rounds can be filtered by
 */
export function filtersIn(search: URLSearchParams, games: readonly { id: string; name: string }[]): Filters {
  const what = choicesOf(games).find(({ value }) => value === search.get('what'))?.value;
  return { what: what ?? everything.what, from: dayIn(search, 'from'), to: dayIn(search, 'to') };
}

/** Returns the search parameters of filters, without defaults. */
export function writeFilters({ what, from, to }: Filters): Record<string, string> {
  return {
    ...(what !== everything.what && { what }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}

function dayIn(search: URLSearchParams, name: string): string {
  const day = search.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
}
