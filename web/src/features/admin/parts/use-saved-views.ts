import { useCallback, useState } from 'react';
import type { AdminViews, SavedView, ViewedList } from '#domain/player/admin-views';
import { showFailureToast } from '#web/lib/api/failure-toast';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLoaded } from '#web/lib/api/use-loaded';
import { readViews } from './saved-views';

/**
 * The views that an admin saved of a list, in the admin's account.
 *
 * @param list   name of the list
 * @param admin  id of the admin
 */
export function useSavedViews(list: ViewedList, admin: string) {
  const loaded = useLoaded(useCallback(() => readViews(list, admin), [list, admin]));
  const [changed, setChanged] = useState<readonly SavedView[] | null>(null);
  const { isPending, send } = useAttempt();

  const show = (views: AdminViews) => setChanged(views[list]);

  return {
    /** Undefined before they are loaded. */
    views: changed ?? loaded.value,
    failure: loaded.failure,
    reload: loaded.reload,
    /** While a change is sent, another one is ignored. */
    isPending,
    /** Shows the views after a change. */
    show,
    remove: (name: string) =>
      void send(
        () => playFabOps.delete('/account/admin-views/{list}', { path: { list }, query: { name } }),
        show,
        { onFailure: showFailureToast },
      ),
  };
}
