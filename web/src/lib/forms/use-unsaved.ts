import { createContext, useContext, useEffect } from 'react';
import { markUnsaved, type UnsavedOfDialog } from './unsaved';

/** The unsaved input of the dialog around a form; null on the page itself. */
export const DialogInput = createContext<UnsavedOfDialog | null>(null);

/** Makes the page and the dialog around the form ask before they are left, as long as something is typed and not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const dialog = useContext(DialogInput);
  useEffect(() => (isUnsaved ? markUnsaved(dialog) : undefined), [isUnsaved, dialog]);
}
