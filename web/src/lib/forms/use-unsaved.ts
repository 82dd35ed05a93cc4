import { useEffect } from 'react';
import { markUnsaved } from './unsaved';

/** Makes `useLeaveGuard` of the page ask before it is left, as long as something is typed and not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? markUnsaved() : undefined), [isUnsaved]);
}
