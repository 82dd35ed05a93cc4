import type { ListPage } from '#web/lib/api/long-list';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { choiceIn } from '#web/lib/filters/filters';

export type PlacedAffiliate = GetAnswer<'/admin/affiliates'>['items'][number];

/** The statuses of affiliates, in the order in which the list of all has them. */
const states = ['requested', 'approved', 'suspended', 'rejected'] as const;
type State = (typeof states)[number];

export const listedStates = [...states, 'all'] as const;

/** Which affiliates to list. */
export interface AffiliateQuery {
  readonly state: (typeof listedStates)[number];
  /** Part of a name, an address or a site; empty for any. */
  readonly find: string;
}

/** Reads what to list from an address: applications by default. */
export function affiliateQueryIn(search: URLSearchParams): AffiliateQuery {
  const find = search.get('find')?.trim().slice(0, 100) ?? '';
  return { state: choiceIn(search, 'state', listedStates), find };
}

/**
 * Reads a page of affiliates, longest wait first. The API lists one status at a time, so the list of all has one status after the other.
 *
 * @param after  cursor of the previous page
 */
export function readAffiliates(
  { state, find }: AffiliateQuery,
  after?: string,
): Promise<ListPage<PlacedAffiliate>> {
  return state === 'all' ? readEveryState(find, after) : readState(state, find, after);
}

/** Reads on through the statuses until one of them has a further page, whose cursor follows the name of its status. */
async function readEveryState(find: string, after = ''): Promise<ListPage<PlacedAffiliate>> {
  const first = states.find((state) => after.startsWith(`${state} `)) ?? states[0];
  const items: PlacedAffiliate[] = [];
  for (const state of states.slice(states.indexOf(first))) {
    const isContinued = state === first && after !== '';
    const page = await readState(state, find, isContinued ? after.slice(`${state} `.length) : undefined);
    items.push(...page.items);
    if (page.next !== null) return { items, next: `${state} ${page.next}` };
  }
  return { items, next: null };
}

function readState(state: State, find: string, after: string | undefined) {
  return playFabOps.get('/admin/affiliates', { query: { state, after, ...(find !== '' && { find }) } });
}
