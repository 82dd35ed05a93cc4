import { useState } from 'react';
import { keep, readKept } from '#web/lib/storage/stored';
import { type SavedView, viewsIn, withoutView, withView } from './saved-views';

/**
 * The views that an admin saved of a list, on this device.
 *
 * @param list   name of the list
 * @param admin  id of the admin, since several may share a device
 */
export function useSavedViews(list: string, admin: string) {
  const key = `jade-harbour.views.${list}.${admin}`;
  const [views, setViews] = useState<readonly SavedView[]>(() => viewsIn(readKept(key)));

  function change(next: readonly SavedView[]) {
    setViews(next);
    keep(key, next.length === 0 ? null : JSON.stringify(next));
  }

  return {
    views,
    save: (view: SavedView) => change(withView(views, view)),
    remove: (name: string) => change(withoutView(views, name)),
  };
}
