import { useCallback } from 'react';
import { showToast } from '../page/toasts';
import { useIsShown } from '../page/use-is-shown';
import { messageFor } from './refusal-copy';

/**
 * Reports a failed write to a player or admin who has closed its form or dialog before the response, and would otherwise assume that the
 * change was saved.
 *
 * @param isShown  whether a mounted form or dialog is open
 * @returns a function that shows the failure in a toast that stays until it is dismissed; it does nothing while the form or dialog is open,
 *   which then shows the failure itself
 */
export function useLateFailure(isShown = true): (failure: unknown) => void {
  const now = useIsShown(isShown);
  return useCallback(
    (failure: unknown) => {
      if (now.current) return;
      const { title } = messageFor(failure);
      const text = `${title} Your last change may not be saved. Check it, and try again if needed.`;
      showToast({ tone: 'error', stays: true, text });
    },
    [now],
  );
}
