import type { SavedView, ViewedList } from '#domain/player/admin-views';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { keep, readKept } from '#web/lib/storage/stored';

/**
 * Reads the views of a list from the admin's account. Views that this device kept before the account had them are added to it, once.
 *
 * @param admin  id of the admin, since several may share a device
 */
export async function readViews(list: ViewedList, admin: string): Promise<readonly SavedView[]> {
  const key = `jade-harbour.views.${list}.${admin}`;
  const device = viewsIn(readKept(key));
  if (device.length === 0) return (await playFabOps.get('/account/admin-views'))[list];
  const merged = await playFabOps.post('/account/admin-views/{list}', {
    path: { list },
    body: { views: [...device] },
  });
  keep(key, null);
  return merged[list];
}

/** Reads the views that a device kept; none from a text that is no list of them. */
export function viewsIn(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
}
