import { type SavedView, type ViewedList, viewRules } from '#domain/player/admin-views';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { keep, readKept } from '#web/lib/storage/stored';

/**
 * Reads the views of a list from the admin's account. Views that this device kept before the account had them are added to it; the device
 * keeps those for which the account has no room.
 *
 * @param admin  id of the admin, since several may share a device
 */
export async function readViews(list: ViewedList, admin: string): Promise<readonly SavedView[]> {
  const key = `jade-harbour.views.${list}.${admin}` as const;
  const device = viewsIn(readKept(key));
  if (device.length === 0) return (await playFabOps.get('/account/admin-views'))[list];
  const merged = await playFabOps.post('/account/admin-views/{list}', {
    path: { list },
    body: { views: device.slice(-viewRules.most) },
  });
  const left = leftOf(device, merged[list]);
  if (left.length < device.length) keep(key, left.length === 0 ? null : JSON.stringify(left));
  return merged[list];
}

/** Parameters by list that open one of its rows beside it, which no view keeps. */
const opening: Partial<Record<ViewedList, readonly string[]>> = {
  tickets: ['player', 'ticket'],
  products: ['product', 'create'],
};

/** Returns the filters of a list as a view saves them: the address without `?` and without what is open beside the list. */
export function viewSearch(list: ViewedList, search: URLSearchParams): string {
  const filters = new URLSearchParams(search);
  for (const name of opening[list] ?? []) filters.delete(name);
  return filters.toString();
}

/** Reads the views that a device kept; leaves out what is none, and what the account does not accept. */
export function viewsIn(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isView).map(trimmed).filter(isWithinRules) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
}

function trimmed({ name, search }: SavedView): SavedView {
  return { name: name.trim(), search };
}

function isWithinRules({ name, search }: SavedView): boolean {
  const { longestName, longestSearch } = viewRules;
  return name !== '' && name.length <= longestName && search !== '' && search.length <= longestSearch;
}

/** Returns the views of a device whose names the account does not have. */
export function leftOf(device: readonly SavedView[], account: readonly SavedView[]): readonly SavedView[] {
  const names = new Set(account.map(({ name }) => name));
  return device.filter(({ name }) => !names.has(name));
}

/**
 * Returns why a view cannot be saved under a name; null if it can.
 *
 * @param taken  names of the saved views, one of which may be replaced
 */
export function viewNameFault(name: string, taken: readonly string[]): string | null {
  if (taken.length < viewRules.most || taken.includes(name)) return null;
  return `“${name}” cannot be added: this list already has ${viewRules.most} saved views, the most it can have. Remove one first, or enter the name of one to replace it.`;
}
