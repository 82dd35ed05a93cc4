import { useEffect, useState } from 'react';

/** Whether a state is active, or was active less than `ms` milliseconds ago. */
export function useLingering(isActive: boolean, ms: number): boolean {
  const [isKept, setKept] = useState(isActive);
  if (isActive && !isKept) setKept(true);

  useEffect(() => {
    if (isActive) return undefined;
    const timer = setTimeout(() => setKept(false), ms);
    return () => clearTimeout(timer);
  }, [isActive, ms]);

  return isActive || isKept;
}
