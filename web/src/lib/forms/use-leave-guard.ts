import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/**
 * Holds back a visitor who leaves a page on which something is typed and not saved. A closed tab is asked about by the browser.
 *
 * @param isDirty  whether something would be lost
 * @returns properties of the `LeaveDialog`
 */
export function useLeaveGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return {
    isBlocked: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.(),
  };
}
