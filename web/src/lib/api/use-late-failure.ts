import { useCallback } from 'react';
import { showToast } from '../page/toasts';
import { useIsShown } from '../page/use-is-shown';
import { messageFor } from './refusal-copy';

/**
 * Shows the failure of a write whose form or dialog was left before the answer. Whoever left it would believe that it was done.
 *
 * @param isShown  whether a mounted form or dialog is shown
 * @returns shows a failure as a notice that stays, unless there is still a place that shows it
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
