import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { isAnyUnsaved } from './unsaved';

/**
 * Holds back a visitor who leaves a page with unsaved input; `useUnsaved` has every form of the page. A closed tab is asked about by the
 * browser. Called once per page, because the router heeds only the last of several blockers.
 *
 * @returns properties of a `LeaveDialog`
 */
export function useLeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnyUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => {
      if (isAnyUnsaved()) event.preventDefault();
    }, []),
  );
  return {
    isBlocked: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.(),
  };
}
