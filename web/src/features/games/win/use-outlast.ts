import { useEffect, useState } from 'react';

/** Whether something is so, or was so within this time before now. */
export function useOutlast(isSo: boolean, ms: number): boolean {
  const [isKept, setKept] = useState(isSo);
  if (isSo && !isKept) setKept(true);

  useEffect(() => {
    if (isSo) return undefined;
    const timer = setTimeout(() => setKept(false), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);

  return isSo || isKept;
}
