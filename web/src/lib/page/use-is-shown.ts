import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component is still mounted and shown, for responses that may arrive later.
 *
 * @param isShown  whether a mounted component is shown
 */
export function useIsShown(isShown = true): Readonly<RefObject<boolean>> {
  const now = useRef(false);
  useEffect(() => {
    now.current = isShown;
    return () => {
      now.current = false;
    };
  }, [isShown]);
  return now;
}
