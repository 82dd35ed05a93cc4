import { useMemo } from 'react';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';

/**
 * Loads a player's avatar.
 *
 * @param setAt  when the avatar was set, null without one
 * @returns its URL, undefined while it loads and null without one; and the failure, null if there is none
 */
export function useAvatarPicture(setAt: string | null) {
  // The picture of another time is another one.
  const load = useMemo(() => (setAt === null ? null : () => playFabOps.get('/account/avatar')), [setAt]);
  const { value, failure, reload } = useLoaded(load);
  const isMissing = setAt === null || failure !== null;
  return { url: isMissing ? null : value?.picture, failure, reload };
}
