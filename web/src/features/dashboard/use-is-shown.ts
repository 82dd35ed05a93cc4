import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asks is still on the page, for an answer that may come when it is gone. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
