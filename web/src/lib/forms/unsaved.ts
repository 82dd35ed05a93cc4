/** A key for each form on the page with input that is not saved. */
const unsaved = new Set<object>();

/** The keys of the forms in one dialog of the page. */
export type UnsavedOfDialog = Set<object>;

/**
 * Marks input as unsaved; the returned function takes the mark back.
 *
 * @param dialog  the dialog that holds the form; null for a form of the page
 */
export function markUnsaved(dialog: UnsavedOfDialog | null = null): () => void {
  const key = {};
  unsaved.add(key);
  dialog?.add(key);
  return () => {
    unsaved.delete(key);
    dialog?.delete(key);
  };
}

/** Whether leaving the page would lose input. */
export function isAnyUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Takes back the marks of a dialog whose input may be lost. */
export function forgetUnsaved(dialog: UnsavedOfDialog): void {
  for (const key of dialog) unsaved.delete(key);
  dialog.clear();
}
