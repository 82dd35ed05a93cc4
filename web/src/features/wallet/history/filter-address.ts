import { choicesOf, everything, type Filters } from './filters';

/**
 * The filters that an address carries; whatever it says that no filter knows is left out.
 *
 * @param games  every game that rounds can be asked for
 */
export function filtersIn(search: URLSearchParams, games: readonly { id: string; name: string }[]): Filters {
  const what = choicesOf(games).find(({ value }) => value === search.get('what'))?.value;
  return { what: what ?? everything.what, from: dayIn(search, 'from'), to: dayIn(search, 'to') };
}

/** Filters as an address carries them: only what narrows the list. */
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
